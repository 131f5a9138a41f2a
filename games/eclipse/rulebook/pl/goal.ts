import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'Galaktyka czeka',
  sections: {
    idea: {
      title: 'O co chodzi',
      text: [
        'Każdy gracz prowadzi jedną rasę. Przez **osiem rund** eksplorujecie galaktykę, zasiedlacie planety, zdobywacie technologie, projektujecie i budujecie statki oraz walczycie. Wygrywa ten, kto po 8. rundzie ma najwięcej **punktów zwycięstwa**.',
        'Gospodarkę napędzają dwa tory. Każda kostka populacji przeniesiona na mapę **zwiększa produkcję**. Każdy dysk wpływu zdjęty z toru, na akcję lub na sektor, **podnosi koszt utrzymania** w funduszach. Rozwijaj się, ale nie szybciej, niż cię na to stać.',
      ],
    },
  },
};
