import pg from 'pg';

/** The database that the nodes of a run share, with a schema of its own. */

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

export function mustBeLocal(name: string, address: string): string {
  if (!LOOPBACK.has(new URL(address).hostname)) throw new Error(`${name} must be on this machine, not ${address}`);
  return address;
}

export async function dropSchema(url: string, schema: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`drop schema if exists ${schema} cascade`);
  } finally {
    await client.end();
  }
}
