// Spells: `aims` lists what a spell can be aimed at, `cast` is what it does once it is paid for.
import { reduced, remember, rollPower } from '../combat.mjs';
import { discardMonster, gain, healthLeft, hurt, loseToMagic } from '../harm.mjs';
import { isEnemy, isGuardian, isMonster, isPawn, opponentsWithin, pawnOf, shotWay } from '../places.mjs';

const LASH = 3, FLAME = 2, BANISHABLE = 10;

const spell = (aims, cast) => ({ modify: { aims }, on: { cast } });

const opponents = ({ game, card, caster }) => opponentsWithin(game, pawnOf(caster), card.range);
const those = wanted => it => opponents(it).filter(target => wanted(target, it.game));

/** Power dice against one target. Returns how much it took. */
function lash(game, caster, target, dice) {
  const rolled = rollPower(game, dice);
  game.say('lashed', { target: isPawn(target) ? target.owner : target });
  if (isPawn(target)) return loseToMagic(game, target.owner, rolled, caster, caster);
  if (isGuardian(target)) remember(game, caster);
  return hurt(game, target, reduced(game, rolled, { target, source: pawnOf(caster), distance: 0, isSpell: true }), caster);
}

export const cards = {
  mind_lash: spell(opponents, ({ game, caster, target }) => { lash(game, caster, target, LASH); }),

  siphon: spell(opponents, ({ game, caster, target }) => gain(caster, lash(game, caster, target, LASH))),

  black_flame: spell(
    it => opponents(it).length > 0 ? ['all_around'] : [],
    it => { for (const target of opponents(it)) lash(it.game, it.caster, target, FLAME); }),

  banish: spell(those((target, game) => isMonster(target) && healthLeft(game, target) <= BANISHABLE), ({ game, target }) => discardMonster(game, target)),

  stasis_knot: spell(those(isEnemy), ({ game, target }) => {
    if (isMonster(target)) target.bound = 1;
    else game.guardianBound = 1;
  }),

  void_step: spell(
    ({ game, card, caster }) => game.board.reach(shotWay(game, pawnOf(caster)), pawnOf(caster).space, card.range).filter(isOpenGround),
    ({ caster, target }) => pawnOf(caster).moveTo(target)),

  soul_swap: spell(those(isPawn), ({ caster, target }) => {
    const own = pawnOf(caster), here = own.space;
    own.moveTo(target.space);
    target.moveTo(here);
  }),

  sunder: spell(it => those(isPawn)(it).flatMap(pawn => pawn.owner.items.pieces), ({ game, target }) => target.moveTo(game.equipmentDiscards)),
};

const isOpenGround = space => space.terrain !== 'void' && space.terrain !== 'portal' && space.isFree;
