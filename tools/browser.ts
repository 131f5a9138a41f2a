import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A headless browser: the one named by CHROMIUM_PATH, the system's, or the one that came with npm. It hides scrollbars
 * unless they are wanted.
 */
export async function openBrowser(scrollbars = false): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? SYSTEM.find((path) => existsSync(path)) ?? (await packaged());
  const ignoreDefaultArgs = scrollbars ? ['--hide-scrollbars'] : [];
  return chromium.launch({ executablePath, args: QUIET, ignoreDefaultArgs });
}

/** Its own arguments are made for one page in one process; a browser with several pages does not live through them. */
const packaged = async (): Promise<string> => (await import('@sparticuz/chromium')).default.executablePath();
