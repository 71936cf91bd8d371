// Starts `eldertable language-server` for folders that hold a pack.
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = () => {
  const command = vscode.workspace.getConfiguration('eldertable').get('command');
  const files = [{ scheme: 'file', pattern: '**/*.yaml' }, { scheme: 'file', pattern: '**/*.mjs' }];
  client = new LanguageClient('eldertable', 'Eldertable', { command, args: ['language-server'] }, {
    documentSelector: files,
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher('**/*.{yaml,mjs}') },
  });
  return client.start();
};

exports.deactivate = () => client?.stop();
