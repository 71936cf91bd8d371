export const modify = {
  discardTo: ({ player }) => player.left.hand,
};
