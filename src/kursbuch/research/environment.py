"""An AEC environment of PettingZoo for any title: numbered offers with a mask, named features."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kursbuch.bots import next_seat
from kursbuch.bots.lookup import knowledge_of
from kursbuch.catalogue import title as find_title
from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import BadSetup
from kursbuch.core.state import State, offers, play, to_act
from kursbuch.core.title import Value
from kursbuch.core.words import Message, speak
from kursbuch.research.numbering import MOST, numbered


def env(
    title: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment with the usual wrappers: illegal numbers lose, order is enforced."""
    raw = Kursbuch(title, players, options, render_mode)
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1.0)
    )


class Kursbuch(AECEnv):  # type: ignore[misc]  # the library is not typed
    """A game: seats take turns as the rules say; winners share a reward of 1 at the end."""

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.title = find_title(title)
        known = knowledge_of(self.title)
        if known is None:
            raise BadSetup(Message("features-unknown", title=title))
        self.features, self.options = known.features, options or {}
        self.render_mode = render_mode
        self.metadata = {
            "name": f"kursbuch_{title}_v{self.title.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        count = players or self.title.players[0]
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.state_now: State = self.title.start(count, 0, self.options)
        self.feature_names = tuple(self.features(self.state_now, Seat(0)))
        size = (len(self.feature_names),)
        self._space = Dict(
            {
                "observation": Box(-np.inf, np.inf, size, np.float32),
                "action_mask": Box(0, 1, (MOST,), np.int8),
            }
        )
        self._actions = {agent: Discrete(MOST) for agent in self.possible_agents}
        self._games = 0

    def observation_space(self, agent: str) -> Dict:
        """Features and the mask of the numbers that may be chosen."""
        return self._space

    def action_space(self, agent: str) -> Discrete[Any]:
        """The numbers of the offers."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next of a fixed sequence."""
        self._games = self._games + 1 if seed is None else seed
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self.state_now = self.title.start(len(self.agents), self._games, self.options)
        self._wait()

    def _wait(self) -> None:
        """See whose turn it is and what may be done."""
        self.choices: list[Action] = []
        if not to_act(self.state_now):
            return
        possible = offers(self.state_now)
        seat = next_seat(self.state_now, possible)
        self.choices = numbered(possible.for_seat(seat))
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees; numbers may be chosen only by whose turn it is."""
        seat = Seat(self.possible_agents.index(agent))
        view = self.title.view(self.state_now, seat)
        values = np.array(list(self.features(view, seat).values()), np.float32)
        mask = np.zeros(MOST, np.int8)
        if agent == self.agent_selection:
            mask[: len(self.choices)] = 1
        return {"observation": values, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of this number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.state_now, _ = play(self.state_now, self.choices[int(action)])
        self._clear_rewards()
        self._wait()
        if not self.choices:
            self._end()
        self._accumulate_rewards()

    def _end(self) -> None:
        result = self.state_now.title.result(self.state_now)
        assert result is not None
        for seat, agent in enumerate(self.possible_agents):
            won = Seat(seat) in result.winners
            self.rewards[agent] = won / len(result.winners)
            self.terminations[agent] = True
            self.infos[agent] = {"score": result.scores[seat], "place": result.places[seat]}

    def render(self) -> str | None:
        """The question that the game waits for, in words."""
        if self.render_mode != "ansi":
            return None
        if not self.state_now.agenda:
            return speak(Message("over"))
        return speak(self.state_now.agenda[-1].prompt(self.state_now))

    def close(self) -> None:
        """Nothing is held open."""
