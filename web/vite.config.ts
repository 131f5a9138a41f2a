import { fileURLToPath } from 'node:url';
import { gameIcons } from '@orrery/ui/game-icons';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precache } from './pwa/precache.ts';
import { entriesAlone, onlyRules } from './pwa/worker-parts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react(), gameIcons(), precache(here('./public'))],
  worker: { format: 'es', plugins: () => [onlyRules(), entriesAlone()] },
  build: {
    target: 'es2023',
    // Small files stay files: a strict policy allows no data addresses for code and styles.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // How long plugins take is nobody's concern at the start of a server.
      checks: { pluginTimings: false },
      input: { app: here('./index.html'), sw: here('./pwa/service-worker.ts') },
      output: {
        entryFileNames: ({ name }: { name: string }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': { target: process.env.SERVER_FOR_PAGES ?? 'http://127.0.0.1:8080', ws: true } } },
});
