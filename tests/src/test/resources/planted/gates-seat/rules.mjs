export const modify = {
  mapPoints: ({ value, player }) => player.seat === 0 ? value + 2 : value,
};
