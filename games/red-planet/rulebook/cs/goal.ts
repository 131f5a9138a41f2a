import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'Hra v kostce',
  sections: {
    story: {
      title: 'Příběh',
      text: [
        'Píše se rok 1888, věk páry, která lidi zanesla dál než v našich dějinách. Mars skrývá led, sylvanit a celerium a každá těžařská společnost chce svůj díl. Posíláte astronauty k Marsu v raketách, vytlačujete soupeře z nejlepších oblastí a doufáte, že nikdo nevyhodí do povětří loď, ve které právě sedíte.',
        'Mise: Rudá planeta (druhá edice) je hra Bruna Cathaly a Bruna Faiduttiho pro 2 až 6 hráčů; partie trvá 45 až 90 minut. Sólová hra je náš vlastní doplněk.',
      ],
    },
    goal: {
      title: 'Cíl hry za 30 sekund',
      text: [
        'Získejte za deset kol **nejvíc bodů**.',
        '- V každém kole si všichni tajně vyberou jednu z devíti postav. Postavy posadí vaše astronauty do lodí a pak provedou něco chytrého nebo zákeřného.',
        '- Plné lodě odstartují a přistanou na Marsu nebo na jeho měsíci Phobosu.',
        '- Třikrát za hru oblasti vyprodukují bodové žetony. Bere si je ten, kdo má v oblasti **nejvíc astronautů**.',
        '- Na závěr se připočtou tajné mise, objevy na mapě a Ledový monopol.',
      ],
    },
    terms: {
      title: 'Hráči, barvy a pořadí',
      text: [
        '**Barva** je jedna těžařská společnost: 22 astronautů a 9 karet postav. Při 3 až 6 hráčích vede každý jednu barvu. Ve hře ve dvou vede každý dvě a v sólové hře vedou ostatní barvy boti. Kde pravidla porovnávají hráče (převaha, shoda, zabíjení, bodování), porovnávají se barvy.',
        'Barvy sedí kolem stolu **po směru hodinových ručiček**. Kde se jedná postupně, je první na řadě začínající hráč a po něm ostatní po směru hodinových ručiček.',
        'Astronauti jedné barvy se od sebe neliší. Záleží jen na jejich počtu na daném místě.',
        'Kde je potřeba pořadí oblastí, platí vždy toto: Vastitas Borealis, Ausonia, Hellas, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Syrtis Major, Valles Marineris, Phobos.',
      ],
    },
    principles: {
      title: 'Tři zásady',
      text: [
        '**Co nejvíc.** Musíte provést všechno, co vaše postava nařizuje; co nelze provést úplně, provedete v největší možné míře. Jen u Cestovního agenta platí: všechno, nebo nic.',
        '**Jedno po druhém.** Každý pokyn se posuzuje až ve chvíli, kdy na něj dojde, podle aktuální situace na plánu. Nikdy nemusíte volit tak, abyste umožnili pozdější pokyn.',
        '**Zaokrouhluje se dolů.** Platí to při každém dělení.',
      ],
    },
  },
};
