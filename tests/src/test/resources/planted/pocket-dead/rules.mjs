export const modify = {
  sealable: ({ value, portal }) => portal.is('cthulhu') ? 'It never wakes.' : value,
};
