import { defineConfig } from 'vitest/config';
import { gameIcons } from './ui/game-icons.ts';

export default defineConfig({
  plugins: [gameIcons()],
  test: {
    include: ['**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
