import type { harvest as english } from '../en/harvest.ts';

export const harvest: Record<keyof typeof english, string> = {
  'lesson.harvest': 'Sklizeň',
  'lesson.harvest.learned': 'Sousední oblasti, Průzkumník, shody a zbytky, produkce.',
  'lesson.harvest.round-5.behind':
    'Páté kolo: hned po něm přijde produkce. V oblasti Hellas prohráváte čtyři na pět ({rival}). To celerium chcete vy.',
  'lesson.harvest.round-5.reserve':
    'Vedle, v oblasti Tritonis Sinus, máte tři astronauty a žádného soupeře. Na zisk té oblasti stačí jeden.',
  'lesson.harvest.round-5.play':
    'Zahrajte Průzkumníka, 8. Umístí jednoho astronauta a pak udělá až tři přesuny mezi sousedními oblastmi.',
  'lesson.harvest.round-5.board':
    'Nastupte do velké lodi. Cíl neměla, zvolil ho ten, kdo nastoupil první ({other}): Ausonia.',
  'lesson.harvest.round-5.move':
    'Teď přesuňte astronauta z oblasti Tritonis Sinus do oblasti Hellas: stiskněte oblast, kterou opouští, pak tu, kam jde.',
  'lesson.harvest.round-5.again':
    'Pět na pět je shoda a při shodě se žetony dělí. Ještě jeden přesun a oblast je vaše. Najděte ho.',
  'lesson.harvest.round-5.again.spare':
    'Lidi můžete postrádat jen v oblasti Tritonis Sinus: v oblasti Syrtis Major byste ztratili shodu.',
  'lesson.harvest.round-5.stop': 'Šest na pět a Tritonis Sinus je stále vaše. Třetí přesun využít nemusíte: skončete.',
  'lesson.harvest.round-5.produced':
    'Produkce! Hellas vám dává jedno celerium a Tritonis Sinus jeden led. Body vidíte u svého jména.',
  'lesson.harvest.round-5.tied': 'Syrtis Major: dva vaši, dva soupeřovi ({rival}), jeden led. Co se s ním stalo?',
  'lesson.harvest.round-5.tied.stays': 'Zůstává v oblasti na později',
  'lesson.harvest.round-5.tied.both': 'Každý dostane jeden',
  'lesson.harvest.round-5.tied.rival': 'Bere ho {rival}',
  'lesson.harvest.round-5.tied.why':
    'Jeden žeton nejde rozdělit dvěma, proto čeká. Při další produkci k němu přibudou dva nové.',
  'lesson.harvest.round-5.later':
    'Produkce 2 po 8. kole dává dva žetony na oblast, produkce 3 po 10. kole tři. Pozdní převahy váží nejvíc.',
};
