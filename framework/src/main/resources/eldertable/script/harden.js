// Runs first in every script context: takes away what a rule must not have and freezes what packs share.
(function (print, heard) {
  'use strict';
  const forbid = (owner, name, why) =>
    Object.defineProperty(owner, name, { value: () => { throw new Error(why); }, writable: false, configurable: false });

  for (const name of ['load', 'loadWithNewGlobal', 'quit', 'exit', 'read', 'readline', 'readbuffer', 'readFully', 'readLine', 'Graal',
    'Polyglot', 'Java', 'Packages', 'java', 'javax', 'com', 'org', 'edu', 'performance', 'SharedArrayBuffer', 'Atomics', 'WebAssembly',
    'Intl', 'WeakRef', 'FinalizationRegistry', 'setTimeout', 'setInterval', 'Debug', 'Worker', 'd8', 'import', 'printErr', 'Proxy', 'arguments'])
    delete globalThis[name];

  // Names that begin with $_ are the prelude's own: nothing tells which those are.
  const { getOwnPropertyNames, getOwnPropertyDescriptor } = Object, { ownKeys } = Reflect;
  const names = it => getOwnPropertyNames(it).filter(name => !name.startsWith('$_'));
  delete Object.getOwnPropertySymbols;
  Object.getOwnPropertyNames = names;
  Reflect.ownKeys = names;
  Object.getOwnPropertyDescriptors = it => Object.fromEntries(names(it).map(name => [name, getOwnPropertyDescriptor(it, name)]));

  forbid(Math, 'random', 'Math.random is not available to rules: use game.random(n), which is part of the saved game.');
  const noClock = function Date() { throw new Error('Date is not available to rules: a game must play the same at any time.'); };
  noClock.now = noClock.parse = noClock.UTC = noClock;
  globalThis.Date = noClock;
  const noEval = function Function() { throw new Error('Code cannot be made from text in rules: write a function.'); };
  globalThis.eval = noEval;
  for (const made of [function () {}, function* () {}, async function () {}, async function* () {}])
    Object.defineProperty(Object.getPrototypeOf(made), 'constructor', { value: noEval, writable: false, configurable: false });
  globalThis.Function = noEval;

  const NativePromise = Promise;
  const noPromise = function Promise() { throw new Error('Rules cannot wait for anything: promises are not available.'); };
  for (const name of ['then', 'catch', 'finally']) Object.defineProperty(Promise.prototype, name, { value: noPromise });
  noPromise.resolve = noPromise.reject = noPromise.all = noPromise.race = noPromise;
  globalThis.Promise = noPromise;

  const say = (...parts) => print(parts.map(String).join(' '), heard ? String(new Error().stack) : '');
  globalThis.print = say;
  globalThis.console = { log: say, info: say, warn: say, error: say, debug: say };

  // What a call leaves behind must not be found by the next one.
  const noWeak = name => function () { throw new Error(`${name} is not available to rules: they keep nothing between calls, and within one a Map does as well.`); };
  for (const name of ['WeakMap', 'WeakSet']) globalThis[name] = noWeak(name);
  for (const name of ownKeys(RegExp)) if (!['length', 'name', 'prototype', Symbol.species].includes(name)) delete RegExp[name]; // RegExp.$1 …

  /** Marks maps and sets that were made while a module was loaded: they can be read but not changed. */
  const Kept = class extends function (it) { return it; } {
    #kept = true;
    static refuse(it) {
      if (typeof it === 'object' && it !== null && #kept in it)
        throw new TypeError('Cannot change a Map or Set that a module made when it was loaded');
    }
  };
  const readOnlyWhenKept = (prototype, names) => {
    for (const name of names) {
      const change = prototype[name];
      Object.defineProperty(prototype, name, { value: { [name](key, value) { Kept.refuse(this); return change.call(this, key, value); } }[name] });
    }
  };
  const isA = (Type, getter) => {
    const { get } = getOwnPropertyDescriptor(Type.prototype, getter);
    return it => { try { get.call(it); return true; } catch { return false; } };
  };
  const isMap = isA(Map, 'size'), isSet = isA(Set, 'size'), isPattern = isA(RegExp, 'global'), isBuffer = isA(ArrayBuffer, 'byteLength');
  readOnlyWhenKept(Map.prototype, ['set', 'delete', 'clear']);
  readOnlyWhenKept(Set.prototype, ['add', 'delete', 'clear']);

  const seen = new Set();
  /** Freezes whatever can be reached from some things; `look` sees each of them first. */
  const freezeAll = (roots, look) => {
    const queue = [];
    const visit = (it, isPrototype) => {
      if (it === null || typeof it !== 'object' && typeof it !== 'function' || seen.has(it)) return;
      seen.add(it);
      if (!isPrototype) look(it, visit);
      queue.push(it);
    };
    for (const root of roots) visit(root, false);
    while (queue.length) {
      const it = queue.pop();
      visit(Object.getPrototypeOf(it), true);
      for (const key of ownKeys(it)) {
        const d = getOwnPropertyDescriptor(it, key);
        if ('value' in d) visit(d.value, key === 'prototype' && typeof it === 'function'); else { visit(d.get, false); visit(d.set, false); }
      }
      if (it !== globalThis) Object.freeze(it);
    }
  };

  const iterators = [[][Symbol.iterator](), (async function* () {})()].map(it => {
    while (Object.getPrototypeOf(it) !== Object.prototype) it = Object.getPrototypeOf(it);
    return it;
  });
  const refuseOrMark = (it, visit) => {
    if (isPattern(it) && (it.global || it.sticky)) throw 'a RegExp with the flag g or y, which remembers where it was: write it where it is used.';
    if (ArrayBuffer.isView(it) || isBuffer(it)) throw 'a typed array or buffer, which every call could change: write a list.';
    if (iterators.some(one => Object.prototype.isPrototypeOf.call(one, it))) throw 'a generator or iterator, which remembers where it was: write a list or a function.';
    if (it instanceof NativePromise) throw 'a promise: rules cannot wait for anything.';
    if (isMap(it)) { new Kept(it); it.forEach((value, key) => { visit(value, false); visit(key, false); }); }
    else if (isSet(it)) { new Kept(it); it.forEach(value => visit(value, false)); }
  };
  // Called at the end of each module with all that it declares (RuleModules): from then on no call can change it for the next.
  Object.defineProperty(globalThis, Symbol.for('eldertable.keep'), { value: made => {
    for (const name of Object.keys(made)) {
      try {
        freezeAll([made[name]], refuseOrMark);
      } catch (why) {
        throw typeof why === 'string' ? new Error(`${name} holds ${why}`) : why;
      }
    }
  } });

  // No pack can change what another one uses.
  freezeAll([globalThis, [][Symbol.iterator](), new Map().entries(), new Set().values(), ''[Symbol.iterator](), /x/[Symbol.matchAll](''),
    (function* () {})(), (async function* () {})(), async function () {}, function* () {}, async function* () {}], () => {});
  Object.freeze(globalThis);
})
