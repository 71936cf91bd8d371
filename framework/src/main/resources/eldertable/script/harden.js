// Runs first in every script context: takes away what a rule must not have and freezes what packs share.
(function (print, heard) {
  'use strict';
  const forbid = (owner, name, why) =>
    Object.defineProperty(owner, name, { value: () => { throw new Error(why); }, writable: false, configurable: false });

  for (const name of ['load', 'loadWithNewGlobal', 'quit', 'exit', 'read', 'readline', 'readbuffer', 'readFully', 'readLine', 'Graal',
    'Polyglot', 'Java', 'Packages', 'java', 'javax', 'com', 'org', 'edu', 'performance', 'SharedArrayBuffer', 'Atomics', 'WebAssembly',
    'Intl', 'WeakRef', 'FinalizationRegistry', 'setTimeout', 'setInterval', 'Debug', 'Worker', 'd8', 'import', 'printErr', 'Proxy', 'arguments'])
    delete globalThis[name];

  // What the prelude knows of an object and rules do not stands under symbols: nothing tells which those are.
  const { getOwnPropertyNames, getOwnPropertyDescriptor } = Object, { ownKeys } = Reflect;
  delete Object.getOwnPropertySymbols;
  Reflect.ownKeys = it => getOwnPropertyNames(it);
  Object.getOwnPropertyDescriptors = it => Object.fromEntries(getOwnPropertyNames(it).map(name => [name, getOwnPropertyDescriptor(it, name)]));

  forbid(Math, 'random', 'Math.random is not available to rules: use game.random(n), which is part of the saved game.');
  const noClock = function Date() { throw new Error('Date is not available to rules: a game must play the same at any time.'); };
  noClock.now = noClock.parse = noClock.UTC = noClock;
  globalThis.Date = noClock;
  const noEval = function Function() { throw new Error('Code cannot be made from text in rules: write a function.'); };
  globalThis.eval = noEval;
  for (const made of [function () {}, function* () {}, async function () {}, async function* () {}])
    Object.defineProperty(Object.getPrototypeOf(made), 'constructor', { value: noEval, writable: false, configurable: false });
  globalThis.Function = noEval;

  const noPromise = function Promise() { throw new Error('Rules cannot wait for anything: promises are not available.'); };
  for (const name of ['then', 'catch', 'finally']) Object.defineProperty(Promise.prototype, name, { value: noPromise });
  noPromise.resolve = noPromise.reject = noPromise.all = noPromise.race = noPromise;
  globalThis.Promise = noPromise;

  const say = (...parts) => print(parts.map(String).join(' '), heard ? String(new Error().stack) : '');
  globalThis.print = say;
  globalThis.console = { log: say, info: say, warn: say, error: say, debug: say };

  // Freeze everything that can be reached from the global object, so that no pack can change what another one uses.
  const seen = new Set();
  const queue = [globalThis, [][Symbol.iterator](), new Map().entries(), new Set().values(), ''[Symbol.iterator](), /x/[Symbol.matchAll](''),
    (function* () {})(), (async function* () {})(), async function () {}, function* () {}, async function* () {}];
  const visit = it => { if (it !== null && (typeof it === 'object' || typeof it === 'function') && !seen.has(it)) { seen.add(it); queue.push(it); } };
  while (queue.length) {
    const it = queue.pop();
    visit(Object.getPrototypeOf(it));
    for (const key of ownKeys(it)) {
      const d = getOwnPropertyDescriptor(it, key);
      if ('value' in d) visit(d.value); else { visit(d.get); visit(d.set); }
    }
    if (it !== globalThis) Object.freeze(it);
  }
  Object.freeze(globalThis);
})
