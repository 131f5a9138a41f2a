import { type Request, respond } from '@orrery/ai';

self.addEventListener('message', async ({ data }: MessageEvent<{ id: number; request: Request }>) => {
  const { id, request } = data;
  try {
    self.postMessage({ id, answer: await respond(request) });
  } catch (error) {
    console.error(error);
    self.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
