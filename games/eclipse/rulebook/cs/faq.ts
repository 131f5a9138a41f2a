import type { ChapterText } from '../outline.ts';

export const faq: ChapterText<'faq'> = {
  title: 'Otázky a odpovědi',
  sections: {
    discs: {
      title: 'Disky vlivu',
      text: [
        '- **Mé další disky se na stupnici nevejdou.** Naskládejte je na pole nejvíce vlevo a používejte běžně.',
        '- **Smí se disk přesunout do sousedního sektoru, pokud propojení dával jen jeho starý sektor?** Ne.',
        '- **Smím při údržbě brát disky ze sektorů?** Jen dokud chybějí peníze.',
        '- **Smím provést více akcí, než na kolik mi vystačí peníze?** Ano, ale možná budete muset opustit sektory.',
        '- **Nemám už žádné disky. Co mohu dělat?** Pasovat, použít přitom kolonizační lodě a bojovat.',
      ],
    },
    population: {
      title: 'Populace',
      text: [
        '- **Mohu vzít kostky zpět?** Jen s diskem: odeberte ho v jedné akci Vliv a položte znovu v pozdější.',
        '- **Stupnice té barvy je prázdná. Smí políčko osídlit jiná kostka?** Ne.',
        '- **Smím použít kolonizační lodě, když znovu pasuji?** Ano.',
      ],
    },
    techs: {
      title: 'Technologie',
      text: [
        '- **Vyžadují základní součásti technologii?** Ne. Lepší technologie však nikdy nedává slabší součást.',
        '- **Smí tutéž technologii získat více hráčů?** Dokud její žetony leží v nabídce. Vzácné existují jen jednou.',
        '- **Která cena platí pro Prastarou technologii?** Vytištěná, bez slevy.',
      ],
    },
    battles: {
      title: 'Bitvy',
      text: [
        '- **Zasahují čísla bez počítače?** Ne, 5 nestačí; zasáhne jen výbuch. Štíty mají význam jen proti počítačům.',
        '- **Všechny mé lodě se pokusily ustoupit a byly zničeny.** Nedobíráte za účast, jen za zničené lodě.',
        '- **Ustupují obě strany.** Bitvu ukončí ta, která odletí dříve; dokončí se i dřívější ústupy druhé.',
        '- **Sčítá se poškození více kostek?** Ano, bez ohledu na zbraně.',
        '- **Pomůže součást nalezená po boji v bitvách téhož kola?** Ne, objevy přicházejí po všech bitvách. Právě zničený křižník se však může vrátit jako Prastarý křižník.',
      ],
    },
    sectors: {
      title: 'Sektory',
      text: [
        '- **Kdo dostane žeton objevu, když už tam nejsou žádné lodě?** Ovládající hráč; bez něj žeton čeká. I Draco, ovládá-li sektor ještě ve chvíli, kdy padnou Prastaří.',
        '- **V jakém pořadí se po boji kladou disky?** Od nejvyššího čísla sektoru dolů.',
        '- **Co když sektor nemá políčka?** Disk odstraní každá nepřátelská loď, která tam po boji zůstala.',
        '- **Komu slouží orbitály a monolity?** Tomu, kdo sektor ovládá, ať je postavil kdokoli.',
        '- **Patří GCDS k Prastarým?** Ne. Draco s ním bojuje jako všichni.',
      ],
    },
    discoveries: {
      title: 'Objevy a průzkum',
      text: [
        '- **Kam přijdou figurky z Prastarých laboratoří?** Do domovského sektoru; neovládáte-li ho, je žeton za 2 body.',
        '- **Musí Draco dobrat dvakrát a Planta provést průzkum dvakrát?** Ne, rozhodují se po prvním výsledku.',
        '- **Jsou odložené prastaré součásti za body?** Ne.',
      ],
    },
    peace: {
      title: 'Mír',
      text: [
        '- **Smějí maskované lodě proletět sektorem partnera?** Ano, průlet není agrese.',
        '- **Může vztahy porušit něco po fázi akcí?** Ne. Agrese se kontroluje jen na konci vlastních akcí a reakcí.',
      ],
    },
  },
};
