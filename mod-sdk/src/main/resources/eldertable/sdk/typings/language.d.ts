// JavaScript as rules have it: what is not declared here is not there (handbook: sandbox.md).

interface SymbolConstructor { readonly iterator: unique symbol; readonly toPrimitive: unique symbol }
declare const Symbol: SymbolConstructor;

interface IteratorYieldResult<T> { done?: false; value: T }
interface IteratorReturnResult<R> { done: true; value: R }
type IteratorResult<T, R = any> = IteratorYieldResult<T> | IteratorReturnResult<R>;
interface Iterator<T, R = any, N = any> { next(...args: [] | [N]): IteratorResult<T, R> }
interface Iterable<T, R = any, N = any> { [Symbol.iterator](): Iterator<T, R, N> }
interface IterableIterator<T, R = any, N = any> extends Iterator<T, R, N> { [Symbol.iterator](): IterableIterator<T, R, N> }
interface IteratorObject<T, R = unknown, N = unknown> extends Iterator<T, R, N> { [Symbol.iterator](): IteratorObject<T, R, N> }
interface ArrayIterator<T> extends IteratorObject<T, undefined, unknown> { [Symbol.iterator](): ArrayIterator<T> }

type Partial<T> = { [P in keyof T]?: T[P] };
type Required<T> = { [P in keyof T]-?: T[P] };
type Readonly<T> = { readonly [P in keyof T]: T[P] };
type Record<K extends keyof any, T> = { [P in K]: T };
type Exclude<T, U> = T extends U ? never : T;
type Extract<T, U> = T extends U ? T : never;
type Omit<T, K extends keyof any> = { [P in Exclude<keyof T, K>]: T[P] };
type NonNullable<T> = T & {};
type ReturnType<T extends (...args: any) => any> = T extends (...args: any) => infer R ? R : any;
type PropertyKey = string | number | symbol;
interface ThisType<T> { }
interface TemplateStringsArray extends ReadonlyArray<string> { readonly raw: readonly string[] }
interface IArguments { [index: number]: any; length: number }
interface RegExp { }
interface CallableFunction extends Function { }
interface NewableFunction extends Function { }
interface ImportMeta { }
interface Promise<T> { }
interface PropertyDescriptor { value?: any; get?(): any; set?(v: any): void; writable?: boolean; enumerable?: boolean; configurable?: boolean }

/** Without apply: a move may be given as a function too, and what is written there as apply is never this. */
interface Function {
  call(this: Function, self: any, ...args: any[]): any;
  bind(this: Function, self: any, ...args: any[]): any;
  readonly length: number;
  readonly name: string;
}

interface Object {
  toString(): string;
  valueOf(): Object;
  hasOwnProperty(key: PropertyKey): boolean;
}
interface ObjectConstructor {
  (value?: any): any;
  keys(it: object): string[];
  values<T>(it: { [key: string]: T } | ArrayLike<T>): T[];
  values(it: {}): any[];
  entries<T>(it: { [key: string]: T } | ArrayLike<T>): [string, T][];
  entries(it: {}): [string, any][];
  fromEntries<T = any>(entries: Iterable<readonly [PropertyKey, T]>): { [key: string]: T };
  assign<T extends {}, U>(target: T, source: U): T & U;
  assign(target: object, ...sources: any[]): any;
  freeze<T>(it: T): Readonly<T>;
  isFrozen(it: any): boolean;
  hasOwn(it: object, key: PropertyKey): boolean;
  is(a: any, b: any): boolean;
  create(prototype: object | null): any;
  getPrototypeOf(it: any): any;
  getOwnPropertyNames(it: any): string[];
}
declare const Object: ObjectConstructor;

interface ArrayLike<T> { readonly length: number; readonly [index: number]: T }
interface ConcatArray<T> { readonly length: number; readonly [index: number]: T; slice(start?: number, end?: number): T[] }
interface ReadonlyArray<T> {
  readonly length: number;
  readonly [index: number]: T;
  [Symbol.iterator](): ArrayIterator<T>;
  at(index: number): T;
  concat(...items: (T | ConcatArray<T>)[]): T[];
  entries(): ArrayIterator<[number, T]>;
  every<S extends T>(test: (value: T, index: number, list: readonly T[]) => value is S): this is readonly S[];
  every(test: (value: T, index: number, list: readonly T[]) => unknown): boolean;
  filter<S extends T>(test: (value: T, index: number, list: readonly T[]) => value is S): S[];
  filter(test: (value: T, index: number, list: readonly T[]) => unknown): T[];
  find(test: (value: T, index: number, list: readonly T[]) => unknown): T;
  findIndex(test: (value: T, index: number, list: readonly T[]) => unknown): number;
  findLast(test: (value: T, index: number, list: readonly T[]) => unknown): T;
  findLastIndex(test: (value: T, index: number, list: readonly T[]) => unknown): number;
  flat(depth?: number): any[];
  flatMap<U>(f: (value: T, index: number, list: readonly T[]) => U | readonly U[]): U[];
  forEach(f: (value: T, index: number, list: readonly T[]) => void): void;
  includes(value: unknown, from?: number): boolean;
  indexOf(value: unknown, from?: number): number;
  join(separator?: string): string;
  keys(): ArrayIterator<number>;
  lastIndexOf(value: unknown, from?: number): number;
  map<U>(f: (value: T, index: number, list: readonly T[]) => U): U[];
  reduce(f: (before: T, value: T, index: number, list: readonly T[]) => T): T;
  reduce<U>(f: (before: U, value: T, index: number, list: readonly T[]) => U, start: U): U;
  reduceRight<U>(f: (before: U, value: T, index: number, list: readonly T[]) => U, start: U): U;
  slice(start?: number, end?: number): T[];
  some(test: (value: T, index: number, list: readonly T[]) => unknown): boolean;
  toReversed(): T[];
  toSorted(compare?: (a: T, b: T) => number): T[];
  toSpliced(start: number, count?: number, ...items: T[]): T[];
  with(index: number, value: T): T[];
  values(): ArrayIterator<T>;
}
interface Array<T> extends ReadonlyArray<T> {
  length: number;
  [index: number]: T;
  fill(value: T, start?: number, end?: number): this;
  pop(): T;
  push(...items: T[]): number;
  reverse(): T[];
  shift(): T;
  sort(compare?: (a: T, b: T) => number): this;
  splice(start: number, count?: number, ...items: T[]): T[];
  unshift(...items: T[]): number;
}
interface ArrayConstructor {
  new <T = any>(length?: number): T[];
  <T = any>(length?: number): T[];
  from<T>(items: Iterable<T> | ArrayLike<T>): T[];
  from<T, U>(items: Iterable<T> | ArrayLike<T>, f: (value: T, index: number) => U): U[];
  isArray(it: any): it is any[];
  of<T>(...items: T[]): T[];
}
declare const Array: ArrayConstructor;

interface String {
  readonly length: number;
  readonly [index: number]: string;
  [Symbol.iterator](): ArrayIterator<string>;
  at(index: number): string;
  charAt(index: number): string;
  charCodeAt(index: number): number;
  codePointAt(index: number): number;
  concat(...texts: string[]): string;
  endsWith(text: string, end?: number): boolean;
  includes(text: string, from?: number): boolean;
  indexOf(text: string, from?: number): number;
  lastIndexOf(text: string, from?: number): number;
  padEnd(length: number, fill?: string): string;
  padStart(length: number, fill?: string): string;
  repeat(count: number): string;
  replace(text: string, by: string | ((found: string) => string)): string;
  replaceAll(text: string, by: string | ((found: string) => string)): string;
  slice(start?: number, end?: number): string;
  split(separator: string, limit?: number): string[];
  startsWith(text: string, from?: number): boolean;
  substring(start: number, end?: number): string;
  toLowerCase(): string;
  toUpperCase(): string;
  trim(): string;
  trimEnd(): string;
  trimStart(): string;
  toString(): string;
  valueOf(): string;
}
interface StringConstructor { (value?: any): string; fromCharCode(...codes: number[]): string; raw(parts: TemplateStringsArray, ...values: any[]): string }
declare const String: StringConstructor;

interface Boolean { valueOf(): boolean }
interface BooleanConstructor { <T>(value?: T): boolean }
declare const Boolean: BooleanConstructor;

interface Number { toString(radix?: number): string; toFixed(digits?: number): string; valueOf(): number }
interface NumberConstructor {
  (value?: any): number;
  readonly MAX_SAFE_INTEGER: number;
  readonly MIN_SAFE_INTEGER: number;
  readonly MAX_VALUE: number;
  readonly MIN_VALUE: number;
  readonly EPSILON: number;
  readonly NaN: number;
  readonly POSITIVE_INFINITY: number;
  readonly NEGATIVE_INFINITY: number;
  isInteger(value: unknown): boolean;
  isSafeInteger(value: unknown): boolean;
  isFinite(value: unknown): boolean;
  isNaN(value: unknown): boolean;
  parseFloat(text: string): number;
  parseInt(text: string, radix?: number): number;
}
declare const Number: NumberConstructor;
declare const NaN: number;
declare const Infinity: number;
declare function parseInt(text: string, radix?: number): number;
declare function parseFloat(text: string): number;
declare function isNaN(value: number): boolean;
declare function isFinite(value: number): boolean;

interface Math {
  readonly E: number; readonly LN10: number; readonly LN2: number; readonly LOG10E: number; readonly LOG2E: number; readonly PI: number;
  readonly SQRT1_2: number; readonly SQRT2: number;
  abs(x: number): number; acos(x: number): number; asin(x: number): number; atan(x: number): number; atan2(y: number, x: number): number;
  cbrt(x: number): number; ceil(x: number): number; clz32(x: number): number; cos(x: number): number; exp(x: number): number; floor(x: number): number;
  hypot(...x: number[]): number; imul(x: number, y: number): number; log(x: number): number; log10(x: number): number; log2(x: number): number;
  max(...x: number[]): number; min(...x: number[]): number; pow(x: number, y: number): number; round(x: number): number; sign(x: number): number;
  sin(x: number): number; sqrt(x: number): number; tan(x: number): number; trunc(x: number): number;
}
declare const Math: Math;

interface Map<K, V> extends Iterable<[K, V]> {
  readonly size: number;
  [Symbol.iterator](): ArrayIterator<[K, V]>;
  clear(): void;
  delete(key: K): boolean;
  entries(): ArrayIterator<[K, V]>;
  forEach(f: (value: V, key: K) => void): void;
  get(key: K): V;
  has(key: K): boolean;
  keys(): ArrayIterator<K>;
  set(key: K, value: V): this;
  values(): ArrayIterator<V>;
}
interface MapConstructor { new <K = any, V = any>(entries?: Iterable<readonly [K, V]> | null): Map<K, V> }
declare const Map: MapConstructor;
interface Set<T> extends Iterable<T> {
  readonly size: number;
  [Symbol.iterator](): ArrayIterator<T>;
  add(value: T): this;
  clear(): void;
  delete(value: T): boolean;
  forEach(f: (value: T) => void): void;
  has(value: T): boolean;
  values(): ArrayIterator<T>;
}
interface SetConstructor { new <T = any>(items?: Iterable<T> | null): Set<T> }
declare const Set: SetConstructor;

interface JSON { parse(text: string): any; stringify(value: any, replacer?: null, space?: number | string): string }
declare const JSON: JSON;

interface Error { name: string; message: string }
interface ErrorConstructor { new (message?: string): Error; (message?: string): Error }
declare const Error: ErrorConstructor;
declare const RangeError: ErrorConstructor;
declare const TypeError: ErrorConstructor;
