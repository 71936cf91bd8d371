import { one } from './rules.mjs';
export const two = () => one() + 1;
