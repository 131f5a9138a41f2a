import { Refusal } from '@orrery/kernel';
import { Button, TextField } from '@orrery/ui';
import { useRef, useState } from 'react';
import { importLocal } from '../device/rules.ts';
import { go, readTableLink } from '../route.ts';
import { problemSentence } from '../session/problem-sentence.ts';
import { useSay } from '../words/index.ts';

/** Sit down at somebody's table, or open a game file. */
export function Join() {
  const words = useSay();
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const join = () => {
    const table = readTableLink(link);
    if (table) go({ page: 'table', id: table.table, token: table.token });
    else setProblem(words('join.bad-link'));
  };
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      const id = await importLocal(JSON.parse(await chosen.text()));
      go({ page: 'play', id });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('file-format', { at: '', problem: '' });
      setProblem(problemSentence(words, undefined, refusal));
    }
  };
  return (
    <section className="panel" aria-labelledby="front-join">
      <h2 id="front-join">{words('join')}</h2>
      <form
        className="join"
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        <TextField
          label={words('join.link')}
          value={link}
          onChange={setLink}
          maxLength={300}
          placeholder="https://…/table/…"
        />
        <Button type="submit" icon="link" onPress={() => undefined}>
          {words('join.go')}
        </Button>
      </form>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => void open(event.target.files?.[0])}
      />
      <Button look="quiet" icon="load" onPress={() => file.current?.click()}>
        {words('join.file')}
      </Button>
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
