// A small client of the Language Server Protocol: messages over the standard input and output of a process. It needs nothing but Node.
const { spawn } = require('child_process');

/** Starts a server. `told` is called with the method and the parameters of whatever it says by itself. */
exports.start = (command, args, told) => {
  const server = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], shell: process.platform === 'win32' });
  const waiting = new Map();
  let last = 0, heard = Buffer.alloc(0), gone = false;

  const send = message => {
    if (gone) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }), 'utf8');
    server.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    server.stdin.write(body);
  };
  const end = why => {
    gone = true;
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  };
  const hear = message => {
    if (message.method !== undefined) {
      told(message.method, message.params);
      if (message.id !== undefined) send({ id: message.id, result: null });
      return;
    }
    const answered = waiting.get(message.id);
    waiting.delete(message.id);
    if (answered === undefined) return;
    if (message.error) answered.reject(new Error(message.error.message));
    else answered.resolve(message.result);
  };
  server.stdout.on('data', part => {
    heard = Buffer.concat([heard, part]);
    while (true) {
      const head = heard.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/Content-Length: *(\d+)/i.exec(heard.toString('ascii', 0, head))[1]), from = head + 4;
      if (heard.length < from + length) return;
      const message = JSON.parse(heard.toString('utf8', from, from + length));
      heard = heard.subarray(from + length);
      hear(message);
    }
  });
  server.stdin.on('error', () => {});
  server.on('error', end);
  const exited = new Promise(resolve => server.on('exit', code => { end(new Error('The language server has ended.')); resolve(code); }));

  return {
    notify: (method, params) => send({ method, params }),
    ask: (method, params) => new Promise((resolve, reject) => {
      if (gone) return reject(new Error('The language server has ended.'));
      waiting.set(++last, { resolve, reject });
      send({ id: last, method, params });
    }),
    /** Takes leave. Gives the exit code of the server. */
    async stop() {
      if (!gone) {
        await this.ask('shutdown', null).catch(() => {});
        this.notify('exit', null);
      }
      return exited;
    },
  };
};
