export const modify = {
  sealSize: () => 3,
  concealedLimit: () => 3,
  lastCard: () => 7,
};
