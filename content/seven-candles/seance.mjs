// A turn: hear voices in secret, say how many letters they spell, and let the others believe it or not.
import { advance, reached } from './board.mjs';
import { endTurn } from './ending.mjs';

const MOST_VOICES = 4, LOUDEST = 3, POSSESSED = 2;
const UP_TO = Array.from({ length: 31 }, (_, most) => Array.from({ length: most }, (_, i) => i + 1));

/** What a veil is truly good for. Two knocks, and something else speaks. */
export function truth(game, player) {
  const heard = player.veil.count('knock') >= POSSESSED ? 0 : player.veil.sum(voice => voice.worth);
  return game.compute('truth', heard, { player });
}

const hasListened = (game, me) => !me.veil.isEmpty || game.why('listenFirst');

export const moves = {
  listen: {
    when: ({ game, me }) => me.veil.size < game.compute('mostVoices', MOST_VOICES, { player: me }) || game.why('veilFull'),
    apply: ({ game, me }) => game.bag.random().moveTo(me.veil),
  },

  claim: {                                    // as much as so many voices could spell at best
    when: ({ game, me }) => hasListened(game, me),
    pick: {
      letters: {
        from: ({ me }) => UP_TO[LOUDEST * me.veil.size],
        where: ({ game, me, letters }) => reached(game, me, letters),
        label: ({ game, me, letters }) => game.why(letters <= truth(game, me) ? 'truly' : 'falsely', { letters, space: reached(game, me, letters) }),
      },
    },
    apply: ({ game, me, letters }) => game.go('answer', { who: game.after(me), from: me, claim: letters }),
  },

  silence: {                                  // claims nothing, and finds some peace
    when: ({ game, me }) => hasListened(game, me),
    apply: ({ game, me }) => {
      putBack(game, me);
      me.dread -= 1;
      endTurn(game);
    },
  },

  believe: {                                  // the next one is asked; when all believe, the claim counts
    apply: ({ game, me, step }) => {
      const claim = step.claim, next = game.after(me);
      if (next !== game.active) return game.go('answer', { who: next, from: game.active, claim });
      putBack(game, game.active);
      advance(game, game.active, claim);
      endTurn(game);
    },
  },

  doubt: {                                    // the veil is torn, and the draught costs a candle
    apply: ({ game, me, step }) => {
      const medium = game.active, claim = step.claim, heard = truth(game, medium);
      game.shown.moveAll(game.bag);
      medium.veil.moveAll(game.shown);
      game.candles -= 1;
      game.say('torn', { player: medium, heard, candles: game.candles });
      if (heard >= claim) vindicate(game, medium, claim, me);
      else expose(game, medium, me);
      game.trigger('doubted', { medium, doubter: me, claim, heard });
      endTurn(game);
    },
  },
};

/** Unseen, as they came; and with them what lay open from the turn before. */
function putBack(game, medium) {
  medium.veil.moveAll(game.bag);
  game.shown.moveAll(game.bag);
}

function vindicate(game, medium, claim, doubter) {
  game.say('vindicated', { player: medium, doubter });
  doubter.dread += 1;
  advance(game, medium, claim + game.compute('vindication', game.knob('vindication'), { player: medium }));
}

function expose(game, medium, doubter) {
  game.say('exposed', { player: medium, doubter });
  medium.dread += 1;
  advance(game, doubter, game.compute('insight', game.knob('insight'), { player: doubter }));
}
