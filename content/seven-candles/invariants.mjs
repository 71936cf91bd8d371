// What must hold after every move, whatever is played. Simulations with --check ask for it.
import { letterOf } from './board.mjs';

export const invariants = ({ game }) => {
  let voices = game.bag.size + game.shown.size, firsts = 0;
  for (const p of game.players) {
    voices += p.veil.size;
    firsts += p.first;
    if (letterOf(p) === undefined) return `The planchette of ${p} is not on the board.`;
    if (p !== game.active && !p.veil.isEmpty) return `${p} hears voices out of turn.`;
  }
  if (firsts !== 1) return `${firsts} mediums began.`;
  return voices === game.piecesOf('voices').length || `There are ${voices} voices.`;
};
