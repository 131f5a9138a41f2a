import { linkTo, readLink } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { type Route, readRoute, readTableLink, writeRoute } from '../route.ts';

const read = (address: string): Route => readRoute(new URL(address, 'http://here'));

describe('addresses', () => {
  const routes: Route[] = [
    { page: 'front' },
    { page: 'start', game: 'red-planet' },
    { page: 'play', id: 'a b/c' },
    { page: 'play', id: 'x', at: 12 },
    { page: 'play', id: 'x', at: 12, as: 'all' },
    { page: 'table', id: 'abc', token: 'os_x-Y_9', at: 3, as: 1 },
    { page: 'table', id: 'abc' },
    { page: 'table', id: 'abc', token: 'os_x-Y_9', at: 0 },
    { page: 'rules', game: 'red-planet', rule: 'MRP-5.2.3' },
  ];

  test.each(routes)('$page leads back to itself', (route) => {
    expect(read(writeRoute(route))).toEqual(route);
  });

  test('what is unknown leads to the front page', () => {
    expect(read('/nowhere/at/all')).toEqual({ page: 'front' });
    expect(read('/play/x?at=-3&as=1')).toEqual({ page: 'play', id: 'x' });
    expect(read('/play/x?at=3&as=them')).toEqual({ page: 'play', id: 'x', at: 3 });
  });

  test('a % that stands for no letter is read as it is', () => {
    expect(read('/table/ab%')).toEqual({ page: 'table', id: 'ab%' });
    expect(read('/play/%E0%A4%A')).toEqual({ page: 'play', id: '%E0%A4%A' });
  });

  test('a token never stands before the #', () => {
    const address = new URL(writeRoute({ page: 'table', id: 'abc', token: 'os_secret' }), 'http://here');
    expect(address.pathname + address.search).not.toContain('secret');
  });

  test('links are read as the protocol writes them', () => {
    const token = `oj_${'aB3_-'.repeat(5).slice(0, 24)}`;
    const link = `https://play.example${linkTo('0123456789ab', token)}`;
    expect(readTableLink(link)).toEqual({ table: '0123456789ab', token });
    expect(readTableLink(link)).toEqual(readLink(link));
    expect(readTableLink('https://play.example/table/short#oj_x')).toBeUndefined();
  });
});
