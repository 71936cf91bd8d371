// Consumables. Those that only restore sanity need nothing here: `heal` in cards.yaml is enough.
import { isGuardianOnTrack } from '../places.mjs';

const drunk = ({ card, player }) => { player.pace += card.pace; };

export const cards = {
  whiskey_flask: { on: { consume: drunk } },
  adrenal_tonic: { on: { consume: drunk } },
  whetstone: { on: { consume: ({ card, player }) => { player.whetted += card.attack; } } },
  salt_circle: { on: { consume: ({ player }) => { player.circle = 1; } } },
  hollow_bell: {
    modify: { usable: ({ game }) => isGuardianOnTrack(game) || game.why('guardianOffTrack') },
    on: { consume: ({ game }) => { game.trackSpace -= 1; } },
  },
};
