const GOOD = 5, GOAL = 30;

const next = game => {
  game.active.bones.unlockAll();
  game.active = game.after(game.active);
};

export const steps = {
  prepare: {
    run: ({ game }) => {
      for (const player of game.players) player.omens.roll();
      game.wind.roll();
      game.go('turn');
    },
  },
};

export const moves = {
  roll: {
    check: ({ me }) => me.bones.unlocked.length > 0 || 'All your bones are kept.',
    apply: ({ game, me }) => {
      const rolled = me.bones.roll();
      if (rolled.some(bone => bone.face >= GOOD)) game.push('choose');
      else {
        game.say('drowned', { me });
        next(game);
      }
    },
  },
  keep: {
    pick: {
      bones: {
        from: ({ me }) => me.bones.unlocked.filter(bone => bone.face >= GOOD),
        min: 1, max: 5,
      },
    },
    apply: ({ bones }) => { for (const bone of bones) bone.locked = true; },
  },
  stop: {
    check: ({ me }) => me.bones.locked.length > 0 || 'You have kept nothing yet.',
    apply: ({ game, me }) => {
      for (const bone of me.bones.locked) me.score += bone.face;
      if (me.score + me.omens.sum >= GOAL) game.end({ winners: [me] });
      else next(game);
    },
  },
  shift: {
    pick: { bone: ({ game }) => game.wind.dice.filter(bone => bone.face < 6) },
    apply: ({ bone }) => { bone.face = bone.face + 1; },
  },
};
