import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameIcons } from '../ui/game-icons.ts';

/** Browser tests build the shell with a small game of their own; the product never contains it. */
const fixtures = process.env.ORRERY_FIXTURES === '1';
const alias = fixtures
  ? [{ find: /^@orrery\/games$/, replacement: fileURLToPath(new URL('./test/fixtures/games.ts', import.meta.url)) }]
  : [];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), gameIcons()],
  resolve: { alias },
  worker: { format: 'es', plugins: () => [gameIcons()] },
  build: {
    outDir: fixtures ? 'test/dist' : 'dist',
    target: 'es2023',
    // Small files stay files: a strict policy allows no data addresses for code and styles.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8080', ws: true } } },
});
