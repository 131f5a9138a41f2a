import module from 'node:module';
import { fileURLToPath } from 'node:url';

// `node server`: plain JavaScript, so that a Node that cannot read the rest says what to do.
if (process.features.typescript) {
  // What was compiled once is kept beside what npm installed, also for threads: the next start takes half the time.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/orrery', import.meta.url));
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  await import('./main.ts');
  module.flushCompileCache();
} else {
  process.stderr.write(
    `Node ${process.versions.node} cannot run Orrery: use "npm run -s server", which brings its own\n`,
  );
  process.exitCode = 1;
}
