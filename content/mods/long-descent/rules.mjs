const BROKEN_AT = 12, BONUS = 6;

export const modify = {
  sanityLimit: () => BROKEN_AT,
  bonus: () => BONUS,
};
