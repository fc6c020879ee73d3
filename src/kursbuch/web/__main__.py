"""`python -m kursbuch.web PORT DATA`: the server, without the command line around it."""

import os
import sys

from kursbuch.web.serving import serve

if __name__ == "__main__":
    serve(
        os.environ.get("KURSBUCH_HOST", "127.0.0.1"),
        port=int(sys.argv[1]),
        data=sys.argv[2],
        workers=int(os.environ.get("KURSBUCH_WORKERS", "1")),
        work=os.environ.get("KURSBUCH_WORK", "1") != "0",
    )
