// What an action card does: its tokens, its half, and where it goes afterwards.
import { isInsane } from './rounds.mjs';
import { canConvert, canDispatch } from './investigators.mjs';
import { nothingToBuild } from './building.mjs';

/** Draws cards one by one; an empty deck is made anew from the discards. Returns how many there were. */
export function draw(game, player, cards) {
  let drawn = game.actionDeck.deal(cards, player.hand);
  if (drawn < cards && !game.discards.isEmpty) {
    game.discards.moveAll(game.actionDeck);
    game.actionDeck.shuffle();
    drawn += game.actionDeck.deal(cards - drawn, player.hand);
  }
  return drawn;
}

/** Carries out the half that matches the disc at this moment; a later flip does not change it. */
export function play(game, me, card) {
  const insane = isInsane(game);
  const half = insane ? card.insane : card.sane;
  tell(game, me, card, half, insane ? card.insaneTimes : card.saneTimes, gainTokens(game, me, insane ? card.insaneTokens : card.saneTokens));
  game.trigger('cardPlayed', { player: me, played: card, half });
  if (half === 'page') collect(game, me, card, me.pages, half);
  else if (half === 'fragment') collect(game, me, card, me.maps, half);
  else if (half === 'rune') collect(game, me, card, me.runes, half);
  else {
    card.moveTo(game.played);
    if (isPossible(game, me, half)) game.push(half, { left: insane ? card.insaneTimes : card.saneTimes });
    game.push('putAway');
  }
}

/** Only the half that was played, with the tokens that it brought. */
function tell(game, player, card, half, times, tokens) {
  if (half === 'page') game.say('playCardTimes', { player, half, times: card.page });
  else if (half === 'fragment') game.say('playCardFragment', { player, corner: card.fragment });
  else if (tokens > 0) game.say('playCardTokens', { player, half, times, tokens });
  else if (half === 'rune' || half === 'convert') game.say('playCard', { player, half });
  else game.say('playCardTimes', { player, half, times });
}

/** As many as the supply still has. */
function gainTokens(game, player, wanted) {
  const gained = Math.min(wanted, game.tokenSupply);
  if (gained === 0) return 0;
  game.tokenSupply -= gained;
  player.tokens += gained;
  return gained;
}

/** An artifact stays in the journal for good. */
function collect(game, me, card, section, artifact) {
  if (artifact === 'page') card.moveTo(section, section.count(other => other.page < card.page));
  else card.moveTo(section);
  game.trigger('artifactCollected', { player: me, artifact });
}

/** Whether there is anything to do for a half, so that somebody has to be asked. */
function isPossible(game, me, action) {
  switch (action) {
    case 'dispatch': return canDispatch(game, me);
    case 'convert': return canConvert(game, me);
    case 'build': return !nothingToBuild(game);
    default: return true;
  }
}

export const cardMoves = {
  /** Ends the action: what is left of it is not done. */
  decline: {
    when: ({ game, me, step }) => step.free || step.name === 'dispatch' && me.reserve.isEmpty || game.why('hasToBeDone'),
    apply: ({ game }) => game.leave(),
  },
  discard: {
    pick: { cards: { from: 'hand', min: ({ step }) => step.cards, max: ({ step }) => step.cards } },
    apply: ({ game, cards }) => { for (const card of cards) card.moveTo(game.discards); },
  },
};

export const cardSteps = {
  /** What a scroll gives: game.push('offer', { action: 'build', times: 1 }). */
  offer: {
    run: ({ game, step }) => {
      if (isPossible(game, game.active, step.action)) game.push(step.action, { left: step.times, free: true });
    },
  },
  putAway: { run: ({ game }) => { game.played.moveAll(game.discards); } },
};
