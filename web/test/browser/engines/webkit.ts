import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import { clickAt, type Engine, eventually, type Size, type Window } from './window.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const [BROWSER] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** The packages of Debian that bring WebKitGTK, its driver and a screen without a monitor. */
export const webkitIsHere = (): boolean => existsSync(DRIVER) && existsSync(SCREEN) && BROWSER !== undefined;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Safari's engine. A driver process has one session, so every window has a process of its own. */
export async function openWebKit(): Promise<Engine> {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3]?.once('data', (text: Buffer) => resolve(`:${text.toString().trim()}`));
  });
  const drivers: ChildProcess[] = [];
  return {
    async open(size) {
      const port = await freePort();
      const driver = spawn(DRIVER, [`--port=${port}`], {
        env: {
          ...process.env,
          DISPLAY: display,
          GDK_BACKEND: 'x11',
          // The sandbox and the graphics card need rights that a container does not give.
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
          WEBKIT_DISABLE_DMABUF_RENDERER: '1',
          LIBGL_ALWAYS_SOFTWARE: '1',
        },
        stdio: 'ignore',
      });
      drivers.push(driver);
      return openWindow(`http://127.0.0.1:${port}`, size);
    },
    async close() {
      for (const driver of drivers) driver.kill();
      screen.removeAllListeners('exit');
      screen.kill();
    },
  };
}

async function openWindow(driver: string, { width, height }: Size): Promise<Window> {
  await eventually(() => fetch(`${driver}/status`));
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } },
  };
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, { capabilities });
  const session = `${driver}/session/${sessionId}`;
  await call(`${session}/timeouts`, { script: 300_000, pageLoad: 60_000 });
  await call(`${session}/window/rect`, { x: 0, y: 0, width, height });
  const evaluate = async <A, R>(work: (given: A) => R, given: A): Promise<Awaited<R>> => {
    const told = await call<{ result: Awaited<R> } | { fault: string }>(`${session}/execute/async`, {
      script: `const done = arguments[1]; Promise.resolve().then(() => (${work})(arguments[0])).then((result) => done({ result }), (error) => done({ fault: String(error) }));`,
      args: [given ?? null],
    });
    if ('fault' in told) throw new Error(told.fault);
    return told.result;
  };
  return {
    errors: [],
    evaluate,
    goto: (url) => call(`${session}/url`, { url }),
    reload: () => call(`${session}/refresh`, {}),
    click: (x, y) => call(`${session}/actions`, { actions: clickAt(x, y) }),
    picture: async () => Buffer.from(await call<string>(`${session}/screenshot`), 'base64'),
    close: () => call(session, undefined, 'DELETE'),
  };
}

async function call<R = void>(address: string, body?: object, method = body ? 'POST' : 'GET'): Promise<R> {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: R };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}
