import pg from 'pg';

/** The database that the nodes of a run share, with a schema of its own. */

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

export function mustBeLocal(name: string, address: string): string {
  if (!LOOPBACK.has(new URL(address).hostname)) throw new Error(`${name} must be on this machine, not ${address}`);
  return address;
}

async function query(url: string, text: string): Promise<readonly { [column: string]: unknown }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export const dropSchema = (url: string, schema: string) => query(url, `drop schema if exists ${schema} cascade`);

/** How often rows of the schema's tables were looked for, so far. */
export async function scans(url: string, schema: string): Promise<number> {
  const [row] = await query(
    url,
    `select sum(seq_scan + coalesce(idx_scan, 0)) as scans from pg_stat_user_tables where schemaname = '${schema}'`,
  );
  return Number(row.scans ?? 0);
}
