// Runs first in every script context: takes away what a rule must not have and freezes what packs share.
(function (print, heard, language) {
  'use strict';
  const { globals, members, longestList } = JSON.parse(language);   // what rules go without, each with a sentence (eldertable.javascript.SmallLanguage)
  const { defineProperty, getOwnPropertyNames, getOwnPropertyDescriptor, getPrototypeOf, freeze } = Object, { ownKeys } = Reflect;
  const { Symbol, Promise: NativePromise } = globalThis;
  const refusing = sentence => function () { throw new Error(sentence); };
  const put = (owner, name, value) => defineProperty(owner, name, { value, writable: false, configurable: false });

  for (const name of ['load', 'loadWithNewGlobal', 'quit', 'exit', 'read', 'readline', 'readbuffer', 'readFully', 'readLine', 'Graal',
    'Polyglot', 'Java', 'Packages', 'java', 'javax', 'com', 'org', 'edu', 'performance', 'WebAssembly', 'setTimeout', 'setInterval', 'Debug', 'Worker',
    'd8', 'import', 'printErr', 'arguments'])
    delete globalThis[name];

  // Names that begin with $_ are the prelude's own: nothing tells which those are.
  const names = it => getOwnPropertyNames(it).filter(name => !name.startsWith('$_'));
  delete Object.getOwnPropertySymbols;
  Object.getOwnPropertyNames = names;
  Object.getOwnPropertyDescriptors = it => Object.fromEntries(names(it).map(name => [name, getOwnPropertyDescriptor(it, name)]));

  for (const path of Object.keys(members)) {
    const steps = path.split('.'), name = steps.pop();
    put(steps.reduce((it, step) => it[step], globalThis), name, refusing(members[path]));
  }
  // What no syntax leads to need not be frozen: it is gone. (Ours keeps Symbol; each context does all of this again.)
  for (const name of Object.keys(globals)) if (!['Symbol', 'Promise', 'RegExp', 'Function', 'eval'].includes(name)) delete globalThis[name];

  // A literal that no check has seen makes nothing that could be used.
  for (const key of ownKeys(RegExp.prototype)) defineProperty(RegExp.prototype, key, 'get' in getOwnPropertyDescriptor(RegExp.prototype, key)
    ? { get: refusing(globals.RegExp), configurable: false } : { value: refusing(globals.RegExp), writable: false, configurable: false });
  for (const key of ['then', 'catch', 'finally']) put(NativePromise.prototype, key, refusing(globals.Promise));
  for (const key of ['resolve', 'reject', 'all', 'allSettled', 'any', 'race']) put(NativePromise, key, refusing(globals.Promise));
  for (const made of [function () {}, function* () {}, async function () {}, async function* () {}]) put(getPrototypeOf(made), 'constructor', refusing(globals.Function));
  // Made of what only claims to be so long, a list could not be stopped in the making.
  const { from } = Array;
  put(Array, 'from', { from(items, ...more) {
    if (items !== null && typeof items === 'object' && items.length > longestList) throw new RangeError(`A list of ${items.length} is too long for rules.`);
    return from.call(this, items, ...more);
  } }.from);

  const say = (...parts) => print(parts.map(String).join(' '), heard ? String(new Error().stack) : '');
  globalThis.print = say;
  globalThis.console = { log: say, info: say, warn: say, error: say, debug: say };

  // Maps and sets that were made while a module was loaded are frozen like all the rest, and so they can be read but not changed.
  const { isFrozen } = Object, { isArray } = Array;
  const readOnlyWhenFrozen = (prototype, names) => {
    for (const name of names) {
      const change = prototype[name];
      put(prototype, name, { [name](key, value) {
        if (isFrozen(this)) throw new TypeError('Cannot change a Map or Set that a module made when it was loaded');
        return change.call(this, key, value);
      } }[name]);
    }
  };
  const isA = (Type, getter) => {
    const { get } = getOwnPropertyDescriptor(Type.prototype, getter);
    return it => { try { get.call(it); return true; } catch { return false; } };
  };
  const isMap = isA(Map, 'size'), isSet = isA(Set, 'size');
  readOnlyWhenFrozen(Map.prototype, ['set', 'delete', 'clear']);
  readOnlyWhenFrozen(Set.prototype, ['add', 'delete', 'clear']);

  const seen = new Set();
  /** Freezes whatever can be reached from some things; `look` sees each of them first. */
  const freezeAll = (roots, look) => {
    const queue = [];
    const isThing = it => typeof it === 'function' || typeof it === 'object' && it !== null;
    const visit = (it, isPrototype) => {
      if (!isThing(it) || seen.has(it)) return;
      seen.add(it);
      if (!isPrototype) look(it, visit);
      queue.push(it);
    };
    for (const root of roots) visit(root, false);
    while (queue.length) {
      const it = queue.pop();
      visit(getPrototypeOf(it), true);
      const keys = ownKeys(it);
      for (let i = 0; i < keys.length; i++) {
        const d = getOwnPropertyDescriptor(it, keys[i]);
        if (!('value' in d)) { visit(d.get, false); visit(d.set, false); }
        else if (isThing(d.value)) visit(d.value, keys[i] === 'prototype' && typeof it === 'function');
      }
      if (it !== globalThis) freeze(it);
    }
  };

  let iterator = [][Symbol.iterator]();
  while (getPrototypeOf(iterator) !== Object.prototype) iterator = getPrototypeOf(iterator);
  const refuseOrEnter = (it, visit) => {
    if (typeof it === 'function' || isArray(it)) return;   // which is none of these; to find out that something is no Map takes an exception
    if (Object.prototype.isPrototypeOf.call(iterator, it)) throw 'an iterator, which remembers where it was: write a list or a function.';
    if (it instanceof NativePromise) throw 'a promise: rules cannot wait for anything.';
    if (isMap(it)) it.forEach((value, key) => { visit(value, false); visit(key, false); });
    else if (isSet(it)) it.forEach(value => visit(value, false));
  };
  // Called at the end of each module with all that it declares (RuleModules): from then on no call can change it for the next.
  put(globalThis, '$_keep', made => {
    for (const name of Object.keys(made)) {
      try {
        freezeAll([made[name]], refuseOrEnter);
      } catch (why) {
        throw typeof why === 'string' ? new Error(`${name} holds ${why}`) : why;
      }
    }
  });

  // No pack can change what another one uses.
  freezeAll([globalThis, [][Symbol.iterator](), new Map().entries(), new Set().values(), ''[Symbol.iterator](),
    (function* () {})(), (async function* () {})(), async function () {}, function* () {}, async function* () {}], () => {});
  for (const name of Object.keys(globals)) defineProperty(globalThis, name, { get: freeze(refusing(globals[name])), enumerable: false, configurable: false });
  freeze(globalThis);
  /** Takes things for frozen that were frozen with all that is only to be found through them. Rules never see this function. */
  const trust = things => { for (let i = 0; i < things.length; i++) seen.add(things[i]); };
  return { Symbol, trust };
})
