// The event phase. A lasting event stays in force until the next one is drawn. What the cards do: cards/events.mjs.
import { draw } from './altars.mjs';

export const steps = {
  event: {
    run: ({ game }) => {
      const last = game.inForce.top;
      if (last !== undefined) {
        last.moveTo(game.eventDiscards);
        last.trigger('lifted', {});
      }
      const event = draw(game.eventDeck, game.eventDiscards);
      if (event === undefined) return;
      event.moveTo(event.lasting ? game.inForce : game.eventDiscards);
      game.say('event', { event });
      event.trigger('drawn', {});
    },
  },
};
