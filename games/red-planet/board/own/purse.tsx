import { RESOURCES } from '../../data/ids.ts';
import { tokenPoints } from '../../rules/lookups.ts';
import { useBoard, useFace } from '../context.tsx';
import { Miner, Token } from '../pieces/token.tsx';

/** What a company owns openly: astronauts in supply, point tokens by kind, and what they are worth. */
export function Purse({ company }: { readonly company: number }) {
  const { view, say } = useBoard();
  const { mark } = useFace(company);
  const { supply, points } = view.table.companies[company];
  const worth = tokenPoints({ points });
  return (
    <ul className="rp-purse">
      <Item name={say('board.supply', { count: supply })} count={supply}>
        <Miner mark={mark} />
      </Item>
      {RESOURCES.map((resource) => (
        <Item key={resource} name={say('board.tokens', { resource, count: points[resource] })} count={points[resource]}>
          <Token resource={resource} />
        </Item>
      ))}
      <li className="rp-purse-worth" title={say('board.points', { points: worth })}>
        <span aria-hidden="true">{worth}</span>
        <span className="unseen">{say('board.points', { points: worth })}</span>
      </li>
    </ul>
  );
}

interface ItemProps {
  readonly name: string;
  readonly count: number;
  readonly children: React.ReactNode;
}

const Item = ({ name, count, children }: ItemProps) => (
  <li className={count === 0 ? 'rp-purse-none' : undefined}>
    {children}
    <span aria-hidden="true">{count}</span>
    <span className="unseen">{name}</span>
  </li>
);
