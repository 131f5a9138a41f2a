import { expect, it } from 'vitest';
import type { Directory } from '../cluster/directory.ts';
import type { Notices } from '../cluster/notices.ts';
import { Maintenance } from '../maintenance.ts';
import type { Services } from '../services.ts';
import type { Order } from '../store/store.ts';

it('an order that appears late, behind a newer one, is followed all the same, and none twice', async () => {
  let stored: Order[] = [];
  const store = { orders: async (after: number) => stored.filter(({ id }) => id > after) };
  const followed: string[] = [];
  const rooms = { follow: async (orders: readonly Order[]) => followed.push(...orders.map(({ table }) => table)) };
  const maintenance = new Maintenance(
    { store } as unknown as Services,
    { rooms } as unknown as Directory,
    {} as Notices,
  );
  stored = [{ id: 2, table: 'newer' }];
  await maintenance.followOrders();
  stored = [{ id: 1, table: 'late' }, ...stored];
  await maintenance.followOrders();
  stored = [...stored, { id: 300, table: 'newest' }];
  await maintenance.followOrders();
  await maintenance.followOrders();
  expect(followed).toEqual(['newer', 'late', 'newest']);
});
