const SEALS_A_TURN = 2;

export const on = {
  turnStart: ({ player }) => { player.seals = 0; },
  sealed: ({ player }) => { player.seals += 1; },
};

export const modify = {
  lastSeal: ({ player }) => player.seals >= SEALS_A_TURN,
};
