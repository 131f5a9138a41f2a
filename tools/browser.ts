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

/** A headless browser: the one named by CHROMIUM_PATH, the system's, or the one that came with npm. */
export async function openBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH ?? SYSTEM.find((path) => existsSync(path));
  if (named) return chromium.launch({ executablePath: named, args: QUIET });
  const { default: packaged } = await import('@sparticuz/chromium');
  // Its own arguments are made for one page in one process; a browser with several pages does not live through them.
  return chromium.launch({ executablePath: await packaged.executablePath(), args: QUIET });
}
