import { Glyph } from '@orrery/ui';
import { playable, useGameName } from '../games.ts';
import { Link } from '../shell/link.tsx';
import { useSay } from '../words/index.ts';

export function RuleLinks() {
  const words = useSay();
  return (
    <section className="panel" aria-labelledby="front-rules">
      <h2 id="front-rules">{words('rules')}</h2>
      <ul className="rule-links">
        {playable().map((id) => (
          <li key={id}>
            <RuleLink id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RuleLink({ id }: { readonly id: string }) {
  const name = useGameName(id);
  return (
    <Link className="button button-quiet" to={{ page: 'rules', game: id }}>
      <Glyph name="book" />
      {name}
    </Link>
  );
}
