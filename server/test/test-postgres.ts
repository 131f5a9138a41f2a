import pg from 'pg';

const URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

/** Address of a PostgreSQL for tests, or undefined where there is none. */
export async function postgresUrl(): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: URL, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    return URL;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function dropSchema(url: string, schema: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop schema if exists ${schema} cascade`);
  await client.end();
}
