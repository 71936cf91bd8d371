export const modify = {
  score: ({ value, player }) => player.seat === 0 ? value + 2 : value,
};
