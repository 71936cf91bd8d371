// Starts `eldertable language-server` for folders that hold a pack, and hands what it says to VS Code.
const vscode = require('vscode');
const { start } = require('./client.js');

const FILES = [{ scheme: 'file', pattern: '**/*.yaml' }, { scheme: 'file', pattern: '**/*.mjs' }];
let server;

const at = position => ({ line: position.line, character: position.character });
const range = r => new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character);
const place = (document, position) => ({ textDocument: { uri: document.uri.toString() }, position: at(position) });
const location = l => new vscode.Location(vscode.Uri.parse(l.uri), range(l.range));
const isOurs = document => document.uri.scheme === 'file' && /\.(yaml|mjs)$/.test(document.uri.path);

const edits = changes => {
  const edit = new vscode.WorkspaceEdit();
  for (const [uri, all] of Object.entries(changes ?? {})) for (const one of all) edit.replace(vscode.Uri.parse(uri), range(one.range), one.newText);
  return edit;
};

const problem = d => {
  const made = new vscode.Diagnostic(range(d.range), d.message, d.severity === 1 ? vscode.DiagnosticSeverity.Error : vscode.DiagnosticSeverity.Warning);
  made.source = d.source;
  made.code = d.code;
  return made;
};

const asked = d => ({
  range: { start: at(d.range.start), end: at(d.range.end) }, message: d.message, source: d.source, code: d.code,
  severity: d.severity === vscode.DiagnosticSeverity.Error ? 1 : 2,
});

exports.activate = async context => {
  const command = vscode.workspace.getConfiguration('eldertable').get('command');
  const problems = vscode.languages.createDiagnosticCollection('eldertable');
  server = start(command, ['language-server'], (method, params) => {
    if (method === 'textDocument/publishDiagnostics') problems.set(vscode.Uri.parse(params.uri), params.diagnostics.map(problem));
    else if (method === 'window/showMessage') vscode.window.showInformationMessage(params.message);
  });
  const ask = (method, params) => server.ask('textDocument/' + method, params);
  try {
    await server.ask('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
  } catch (unavailable) {
    vscode.window.showErrorMessage(`Eldertable: '${command} language-server' cannot be started. Set eldertable.command to the path of the eldertable command.`);
    return;
  }
  server.notify('initialized', {});

  const opened = document => isOurs(document)
    && server.notify('textDocument/didOpen', { textDocument: { uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText() } });
  vscode.workspace.textDocuments.forEach(opened);
  const watcher = vscode.workspace.createFileSystemWatcher('**/*.{yaml,mjs,md}');
  const elsewhere = type => uri => server.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });

  context.subscriptions.push(problems, watcher, watcher.onDidCreate(elsewhere(1)), watcher.onDidChange(elsewhere(2)), watcher.onDidDelete(elsewhere(3)),
    vscode.workspace.onDidOpenTextDocument(opened),
    vscode.workspace.onDidChangeTextDocument(({ document }) => isOurs(document) && server.notify('textDocument/didChange',
      { textDocument: { uri: document.uri.toString(), version: document.version }, contentChanges: [{ text: document.getText() }] })),
    vscode.workspace.onDidCloseTextDocument(document => isOurs(document) && server.notify('textDocument/didClose', { textDocument: { uri: document.uri.toString() } })),

    vscode.languages.registerCompletionItemProvider(FILES, {
      provideCompletionItems: async (document, position) => (await ask('completion', place(document, position))).map(item => {
        const made = new vscode.CompletionItem(item.label);
        made.detail = item.detail;
        return made;
      }),
    }, '.', "'", '"', ':', ' '),
    vscode.languages.registerHoverProvider(FILES, {
      provideHover: async (document, position) => {
        const told = await ask('hover', place(document, position));
        return told && new vscode.Hover(new vscode.MarkdownString(told.contents.value));
      },
    }),
    vscode.languages.registerDefinitionProvider(FILES, { provideDefinition: async (document, position) => (await ask('definition', place(document, position))).map(location) }),
    vscode.languages.registerReferenceProvider(FILES, {
      provideReferences: async (document, position) => (await ask('references', { ...place(document, position), context: { includeDeclaration: true } })).map(location),
    }),
    vscode.languages.registerRenameProvider(FILES, {
      provideRenameEdits: async (document, position, newName) => edits((await ask('rename', { ...place(document, position), newName })).changes),
    }),
    vscode.languages.registerCodeActionsProvider(FILES, {
      provideCodeActions: async (document, where, { diagnostics }) => {
        const found = await ask('codeAction', { textDocument: { uri: document.uri.toString() }, range: { start: at(where.start), end: at(where.end) }, context: { diagnostics: diagnostics.map(asked) } });
        return found.map(one => {
          const made = new vscode.CodeAction(one.title, vscode.CodeActionKind.QuickFix);
          made.edit = edits(one.edit.changes);
          return made;
        });
      },
    }),
    vscode.languages.registerCodeLensProvider(FILES, {
      provideCodeLenses: async document => (await ask('codeLens', { textDocument: { uri: document.uri.toString() } }))
        .map(one => new vscode.CodeLens(range(one.range), { title: one.command.title, command: one.command.command, arguments: one.command.arguments })),
    }),
    vscode.commands.registerCommand('eldertable.runScenarios', (...parts) => server.ask('workspace/executeCommand', { command: 'eldertable.runScenarios', arguments: parts })));
};

exports.deactivate = () => server?.stop();
