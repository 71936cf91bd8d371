// Checks files that are held in memory; what has not changed since the last time is neither read nor bound again.
(ts => {
  const options = {
    allowJs: true, checkJs: true, strict: true, noImplicitAny: false, strictNullChecks: false, noLib: true, noEmit: true, types: [],
    target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const kept = new Map();
  let before;

  const TOO_FEW = 2554, WRONG_ARGUMENT = 2345, NO_OVERLAP = 2367;

  /** The parameter of a script's function that a finding is about: its type may be wrong instead. */
  const declarationOf = (one, checker) => {
    let node = ts.getTokenAtPosition(one.file, one.start);
    if (one.code === NO_OVERLAP) {
      while (node !== undefined && !ts.isBinaryExpression(node)) node = node.parent;
      for (const side of [node?.left, node?.right]) {
        const known = side !== undefined && ts.isIdentifier(side) ? checker.getSymbolAtLocation(side)?.valueDeclaration : undefined;
        if (known !== undefined && ts.isParameter(known)) return known.name;
      }
      return undefined;
    }
    if (one.code !== WRONG_ARGUMENT) return undefined;
    while (node !== undefined && !(ts.isCallExpression(node.parent ?? node) && node.parent.arguments.includes(node))) node = node.parent;
    if (node === undefined) return undefined;
    const parameter = checker.getResolvedSignature(node.parent)?.parameters[node.parent.arguments.indexOf(node)]?.valueDeclaration;
    return parameter !== undefined && parameter.getSourceFile().fileName.endsWith('.mjs') ? parameter.name : undefined;
  };

  /** './harm.mjs' as seen from 'cards/armor.mjs'. */
  const resolved = (from, name) => {
    const parts = from.split('/').slice(0, -1);
    for (const part of name.split('/')) if (part === '..') parts.pop(); else if (part !== '.') parts.push(part);
    return parts.join('/');
  };

  return (names, texts, wanted) => {
    const files = new Map(names.map((name, i) => [name, texts[i]]));
    const parse = (name, version) => {
      const text = files.get(name);
      if (text === undefined) return undefined;
      const known = kept.get(name);
      if (known !== undefined && known.text === text) return known;
      const source = ts.createSourceFile(name, text, version);
      source.version = String(kept.size) + '.' + text.length + '.' + (known === undefined ? 0 : Number(known.version.split('.')[2]) + 1);
      kept.set(name, source);
      return source;
    };
    const host = {
      fileExists: name => files.has(name), readFile: name => files.get(name), getSourceFile: parse, writeFile() { },
      getDefaultLibFileName: () => 'none.d.ts', getCurrentDirectory: () => '', getCanonicalFileName: name => name, useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n', directoryExists: () => true, getDirectories: () => [],
      resolveModuleNames: (imports, from) => imports.map(name => {
        const path = resolved(from, name);
        return files.has(path) ? { resolvedFileName: path, extension: '.mjs' } : undefined;
      }),
    };
    const program = ts.createProgram(names.filter(name => name.endsWith('.d.ts')).concat(wanted), options, host, before);
    before = program;
    const found = [], checker = program.getTypeChecker(), tell = one => {
      const [at] = one.relatedInformation ?? [];
      if (one.code === TOO_FEW && at?.file?.fileName.endsWith('.mjs')) return;     // to JavaScript they are just missing
      const doubted = one.file === undefined ? undefined : declarationOf(one, checker);
      found.push(one.file === undefined ? '' : one.file.fileName, one.start ?? 0, one.code, ts.flattenDiagnosticMessageText(one.messageText, '\n'),
        doubted === undefined ? '' : doubted.getSourceFile().fileName, doubted === undefined ? 0 : doubted.getStart());
    };
    program.getGlobalDiagnostics().forEach(tell);
    for (const name of wanted) {
      const source = program.getSourceFile(name);
      program.getSyntacticDiagnostics(source).forEach(tell);
      program.getSemanticDiagnostics(source).forEach(tell);
    }
    return found;
  };
})
