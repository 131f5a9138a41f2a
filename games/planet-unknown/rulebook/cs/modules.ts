import type { ChapterText } from '../outline.ts';

export const modules: ChapterText<'modules'> = {
  title: 'Varianty a události',
  sections: {
    clockwise: {
      title: 'Dva hráči: pravidelné otáčení stanice',
      text: [
        'Místo volby velitele se stanice po každém kole otočí o jednu sekci po směru hodinových ručiček. Velitel se dál střídá a jako první si bere karty civilizace.',
      ],
    },
    personal: {
      title: 'Osobní mise',
      text: ['Jednu ze dvou misí si tajně nechte: 5 bodů, je-li na konci splněná. Druhá je mimo hru.'],
    },
    deck: {
      title: 'Balíček událostí',
      text: [
        '20 karet ve složení zelených (mírných), oranžových a červených (drsných), které si zvolíte; složení je veřejné, pořadí ne. Šest karet je jen pro sólovou hru. Kolo, ve kterém se odkryje poslední karta, je poslední.',
      ],
    },
    playing: {
      title: 'Jak se události hrají',
      text: [
        'Po otočení se odkryje karta. Každý ji vyhodnotí v největší možné míře; několik karet se provede jednou pro celý stůl. Některé zavádějí pravidlo do konce kola. Kdo nemá o čem rozhodovat, toho se hra neptá.',
      ],
    },
    mercy: {
      title: 'Události hru nikdy neukončí',
      text: [
        'Máte-li před událostí místo pro dílek, nemusíte volit nic, co by vám ho vzalo: takové možnosti hra nenabízí, a nezbývá-li jiná, účinek pro vás neplatí. Sloupeček se nikdy neodstraní, pokud by se tím sekce vyprázdnila. Pro karty civilizace a dílky navíc to neplatí.',
      ],
    },
    trackers: {
      title: 'Události s ukazateli',
      text: [
        '- **Jeden ze dvou ukazatelů**: takový, který se může pohnout; není-li žádný, nic se nestane. Signál na skeneru posune ukazatel až o 3 kroky bez zisku.',
        '- **O budovu méně**: vyberte budovu svého dílku, která nepřinese pokrok.',
        '- **Bez milníků**: karty civilizace, dílky výsadby, rovery a technologie ze stupnic nic nedají a technologie dosažené v tomto kole působí až od příštího. Pohyb a synergie zůstávají, karty také. Technologií Jump Drive se to netýká.',
        '- **Bez synergií**: synergie a schopnosti, které je dávají, nemají účinek; pokrok z karet ano.',
      ],
    },
    planet: {
      title: 'Události na planetě',
      text: [
        '- **Meteorit dopadne** na vybraný volný viditelný symbol meteoritu a zničí rover, který tam stojí.',
        '- **Zakázaný terén**: rovery na něj nesmějí vjet ani se teleportovat, ale smějí tam být vyslány, stát a odjet.',
        '- **Zakázaná místa** platí pro každý dílek v tomto kole, pro dílky výsadby ne. Vedle stejného terénu: žádné políčko se nesmí stranou dotýkat téhož terénu jiného dílku.',
        '- **Ztráty**: rover jen tehdy, jsou-li na planetě aspoň dva; biokapsle z planety nebo z desky; sebraný meteorit. Vybíráte vy.',
      ],
    },
    rest: {
      title: 'Další události',
      text: [
        'Událost Hledají se dobrovolníci odstraní náhodnou kartu z každého balíčku civilizace. Zlá předtucha a Čas vypršel: buď synergie, nebo tajný pohled na další událost.',
        'Jen v sólové hře: Rover navíc (vysílá se na umístěný dílek), Více výzkumníků (karta navíc v každém balíčku civilizace), Přesčasy (ještě jedna mise), Bez fronty (otočte stanicí, jak chcete), Zrušený projekt (vraťte misi), Vadná série (odstraňte jeden ze dvou sloupečků své sekce, není-li žádný prázdný).',
      ],
    },
  },
};

export const solo: ChapterText<'solo'> = {
  title: 'Sólová hra',
  sections: {
    setup: {
      title: 'Příprava',
      text: [
        'Na každém stupni jsou dvě karty civilizace; ze čtyř osobních misí si necháte tři. Zvolte složení 20 událostí a natočení stanice.',
      ],
    },
    round: {
      title: 'Kolo',
      text: [
        'Stanice se otočí o sekci po směru hodinových ručiček, i v prvním kole. Pak přijde událost a pak váš dílek. Karty civilizace si berete, kdy chcete. Kol je nejvýše 20.',
      ],
    },
    target: {
      title: 'Cílové skóre',
      text: [
        'Boduje se jako obvykle, bez misí proti sousedům. Cíl je 60 a mění se podle počtu karet událostí každé barvy:',
        '- 0 až 2 karty: beze změny',
        '- 3 až 6: červené −5, oranžové −1, zelené +3',
        '- 7 až 10: červené −7, oranžové −2, zelené +6',
        '- 11 až 14: červené −9, oranžové −3, zelené +9',
        '- 15 a více: červené −11, oranžové −4, zelené +12.',
      ],
    },
    result: {
      title: 'Výsledek',
      text: [
        'Vyhrajete, dosáhnete-li cíle. Hodnocení se mění po 5 bodech nahoru i dolů; 15 nad cílem je nejlepší, více než 10 pod cílem je naprosté selhání.',
      ],
    },
  },
};
