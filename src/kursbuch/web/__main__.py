"""`python -m kursbuch.web PORT DATA`: the server, without the command line around it."""

import sys

from kursbuch.web.serving import serve

if __name__ == "__main__":
    serve(port=int(sys.argv[1]), data=sys.argv[2])
