import { Refusal } from '@orrery/kernel';
import type { Seated, TableState } from '@orrery/protocol';
import { Button } from '@orrery/ui';
import { useState } from 'react';
import { MarkField } from '../forms/mark-field.tsx';
import { NameField } from '../forms/name-field.tsx';
import { useStore } from '../lib/store.ts';
import { request } from '../online/api.ts';
import { holdSeat } from '../online/held-seats.ts';
import { rewrite } from '../route.ts';
import { problemSentence } from '../session/problem-sentence.ts';
import { change, settings } from '../settings/settings.ts';
import { useSay } from '../words/index.ts';

/** A guest takes a free chair by name. */
export function SitDownForm({ table, token }: { readonly table: TableState; readonly token: string }) {
  const words = useSay();
  const { name, mark } = useStore(settings);
  const [problem, setProblem] = useState<string>();
  const sit = async () => {
    try {
      const seated = await request<Seated>('sit', {
        table: table.table,
        token,
        body: { name: name || words('player') },
      });
      holdSeat({ table: table.table, token: seated.token });
      rewrite({ page: 'table', id: table.table, token: seated.token });
    } catch (error) {
      setProblem(problemSentence(words, undefined, error instanceof Refusal ? error : new Refusal('internal')));
    }
  };
  return (
    <form
      className="join"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <NameField />
      <MarkField value={mark} onChange={(liked) => change({ mark: liked })} />
      <Button look="main" type="submit" onPress={() => undefined}>
        {words('lobby.sit')}
      </Button>
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
