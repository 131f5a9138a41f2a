import type { coach as english } from '../en/coach.ts';

export const coach: Record<keyof typeof english, string> = {
  'coach.goal.points':
    'Tři kola po šesti astronautech. Stavte, realizujte projekty a spolupracujte se třemi korporacemi; vyhrává nejvíc vítězných bodů.',
  'coach.goal.work':
    'V kráteru astronauti vydělávají: suroviny, kredity nebo suroviny korporací. Na velitelských řadách utrácejí.',
  'coach.goal.people':
    'Astronauti, kteří pracovali v řadě, jdou k tomu, kdo je v ní nejsilnější, a bydlí v jeho budovách: přinášejí příjem a slevy.',

  'coach.choose-solo-side': 'Zvolte, jak silně hraje AstroBot s touto korporací: lehká, nebo těžká strana karty.',
  'coach.choose-solo-side.first': 'Na první sólovou hru vyberte samé lehké strany.',
  'coach.choose-leader':
    'Vedoucí má jednu schopnost; velitelské centrum ji vylepší. Všechny dílky leží odkryté, každý si jeden vybere.',
  'coach.choose-leader.often': 'Kterou akci budete dělat nejčastěji?',
  'coach.place-first-dome': 'První kupole je zdarma: ve vnitřním sektoru, i s napájením. Žeton vedle ní hned působí.',
  'coach.place-first-dome.rows': 'Ve kterých řadách leží?',
  'coach.place-first-dome.corporation': 'Kterou korporaci chcete jako první?',
  'coach.pick-shuttle':
    'Šest astronautů a suroviny na toto kolo; nižší číslo jedná dřív. Nevybraní astronauti jdou na stanici Gateway.',
  'coach.pick-shuttle.types': 'Které typy odpovídají vašim plánům?',
  'coach.pick-shuttle.early': 'Vyplatí se v tomto kole být brzy na řadě?',
  'coach.leader-swap':
    'Vedoucí může vyměnit astronauta z raketoplánu za jednoho ze stanice Gateway. Nového musíte hned nasadit.',
  'coach.leader-swap.match': 'Který typ má bonus za to, co chcete udělat?',
  'coach.choose-main-action':
    'Nasaďte astronauta: v kráteru vydělává; stavba, projekt a akce korporací utrácejí; stanice Gateway, když se nic nehodí.',
  'coach.choose-main-action.match': 'Odpovídající typ přináší bonus.',
  'coach.choose-main-action.price': 'Velitelská pole zdražují: první jsou levná.',
  'coach.choose-main-action.row': 'Ukažte na pole kráteru: uvidíte poplatek za sektor, zisk a kdo astronauta dostane.',
  'coach.pay-with-robots':
    'Roboti zastoupí kredity, titan nebo vzácné zeminy. Určete, kolik čeho zastoupí; použití roboti odcházejí.',
  'coach.pay-with-robots.joker': 'Nechte si je na to, co jinak nezískáte.',
  'coach.choose-sector-for-token': 'Vědec aktivuje u každého sektoru řady jeden žeton, žádný dvakrát. Vyberte další.',
  'coach.choose-sector-for-token.goods': 'Které suroviny vás přiblíží k cíli?',
  'coach.choose-building':
    'Kupole dávají příjem, dílny slevy, laboratoře body na konci; velitelské centrum vylepší vedoucího.',
  'coach.choose-building.live': 'Kteří astronauti v ní budou bydlet?',
  'coach.choose-building.upkeep': 'Větší stojí každé kolo víc na údržbě.',
  'coach.choose-sector':
    'Sektor musí mít napájení a místo, ale ne vaši budovu ani budovu téže velikosti. Přítomnost tam šetří poplatek za sektor.',
  'coach.choose-sector.rows': 'Které řady používáte nejvíc?',
  'coach.choose-sector.rent': 'Čí největší budova tam bude vybírat poplatek za sektor?',
  'coach.substitute-resource': 'Vedoucí vám dovolí zaplatit kredity místo suroviny této budovy.',
  'coach.substitute-resource.scarce': 'Budete surovinu brzy potřebovat?',
  'coach.order-lab-abilities': 'Když stavíte laboratoř, působí všechny vaše. Vyberte, která je na řadě.',
  'coach.order-lab-abilities.order': 'Dává jedna to, co druhá potřebuje?',
  'coach.move-astronauts-in': 'Astronauti ze základny se teď mohou přestěhovat do nové budovy. Skončete, kdy chcete.',
  'coach.move-astronauts-in.type': 'Užitek přináší jen odpovídající typ.',
  'coach.leader-after-build': 'Po stavbě nabízí vedoucí schopnost. Není povinná; cena je uvedena.',
  'coach.leader-after-build.worth': 'Surovina nebo astronaut má cenu asi 3 kreditů.',
  'coach.engineer-bonus':
    'Položte žeton korporace na volný roh a aktivujte ho, nebo aktivujte ten, který tu leží. Každý položený zdraží její projekty.',
  'coach.engineer-bonus.again': 'Budou tu vaši vědci ještě pracovat?',
  'coach.engineer-bonus.dear': 'Chcete ještě projekty této korporace?',
  'coach.choose-project':
    'Zaplaťte kredity a vezměte kartu. Společná energie musí být dost vysoká a část se spotřebuje. Body platí na konci.',
  'coach.choose-project.energy': 'Komu bude potom energie chybět?',
  'coach.choose-project.soon': 'Schopnost vzatá brzy působí víckrát.',
  'coach.leader-on-fund': 'Vedoucí může aktivovat žeton korporace tohoto projektu, ať leží kdekoli.',
  'coach.leader-on-fund.worth': 'Vyplatí se za to teď zaplatit kredity?',
  'coach.choose-corp-action':
    'Proveďte akce desek korporací, vašich projektů a stupnice reputace až po váš ukazatel; každá ze stupnice jednou za tah.',
  'coach.choose-corp-action.goal': 'Který cíl se přiblíží?',
  'coach.choose-corp-action.order': 'Začněte akcemi, které suroviny dávají, pak je utrácejte.',
  'coach.recruit': 'Vezměte astronauta ze stanice Gateway na volné místo v základně. Zůstane tam i v dalších kolech.',
  'coach.recruit.income': 'V kupolích přináší při údržbě příjem každý.',
  'coach.recruit.type': 'Které budově chybí její typ?',
  'coach.gateway-order': 'Stanice Gateway dá kredity, astronauta a jednu akci korporace. Vyberte, co bude první.',
  'coach.gateway-order.first': 'Nejdřív kredity, pokud akce korporace něco stojí.',
  'coach.leader-after-crater': 'Po práci v kráteru nabízí vedoucí akci korporace. Není povinná.',
  'coach.leader-after-crater.worth': 'Dva body reputace jsou možné vždy a na konci bodují.',
  'coach.triggered-ability': 'Váš projekt reaguje na to, co se stalo. Použít ho nemusíte; cena je uvedena.',
  'coach.triggered-ability.worth': 'Dává víc, než stojí?',
  'coach.order-triggers': 'Několik schopností reaguje najednou. Vyberte, která je na řadě.',
  'coach.order-triggers.order': 'Nejdřív ta, která dá něco, co další potřebuje.',
  'coach.activate-token': 'Vyberte žeton: jeho účinek nastane jednou a žeton zůstane.',
  'coach.activate-token.goods': 'Které suroviny vám chybějí?',
  'coach.mine-own-sector': 'Vyberte sektor se svou budovou a získejte jeho surovinu.',
  'coach.mine-own-sector.lack': 'Co stojí vaše další budova?',
  'coach.claim-goals':
    'Splňujete cíl. Vezměte ho natrvalo, nebo počkejte na vyšší: od každé korporace smíte mít jen jeden.',
  'coach.claim-goals.higher': 'Stihnete ještě další?',
  'coach.claim-goals.slots': 'Míst je málo: soupeř může být rychlejší. Vyšší reputace znamená víc bodů.',
  'coach.arrange-base':
    'Ubytujte astronauty. Správný typ v budově přináší příjem nebo slevu; kdo nenajde místo, ten jde na stanici Gateway.',
  'coach.arrange-base.order': 'Nejdřív ti, kdo snižují údržbu, pak ti, kdo vydělávají, nakonec ti, kdo bodují.',
  'coach.arrange-base.labs': 'Ve 3. kole naplňte laboratoře jejich typem.',
  'coach.command-window':
    'Před hlavním účinkem můžete postavit panel za vzácné zeminy, nebo koupit energii, dokud je pod 3. Potom pokračujte.',
  'coach.command-window.who': 'Komu pomůže energie, kterou vyrobíte?',
  'coach.command-window.need': 'Potřebuje ji sektor nebo projekt, který chcete?',
  'coach.choose-one-corp-action':
    'Proveďte jednu akci korporace: z desky, ze svého projektu, nebo ze stupnice reputace.',
  'coach.choose-one-corp-action.goal': 'Která vás přiblíží k cíli?',
  'coach.choose-saving': 'Karta to zlevňuje: vyberte surovinu, kterou nezaplatíte.',
  'coach.choose-saving.scarce': 'Ušetřete to, co se získává nejhůř.',
  'coach.discard-sample': 'Vyberte vzorek, kterého se vzdáte. Je pryč.',
  'coach.discard-sample.spare': 'Nechte si vzorky, které vyžadují vyložené experimenty.',
  'coach.seat-tourist':
    'Usaďte turisty na Procházce po okraji nebo na své atrakci. Každé místo hned platí; na atrakcích dávají kredity každé kolo.',
  'coach.seat-tourist.full': 'Plná atrakce přináší víc bodů.',
  'coach.seat-tourist.race': 'Na Procházce po okraji zabírá každý další volné místo.',
  'coach.choose-cargo-space':
    'Zaplaťte cenu pole a získejte body. Každé pole se za hru použije jednou: kdo dřív přijde.',
  'coach.choose-cargo-space.levels': 'Náklad na více úrovních boduje na konci.',
  'coach.choose-cargo-space.keep': 'Nepotřebujete titan nebo vzácné zeminy na stavbu?',
  'coach.choose-experiment': 'Zaplaťte vzorky a získejte body. Každé kolo se vykládají nové experimenty.',
  'coach.choose-experiment.fields': 'Tři různé obory tvoří na konci sadu.',
  'coach.choose-sample-type': 'Vyberte druh vzorku, který získáte.',
  'coach.choose-sample-type.shown': 'Kterému vyloženému experimentu chybí právě on?',
  'coach.choose-farm':
    'Farma stojí v napájeném sektoru s vaší budovou. Sklízí ji ten, kdo dostane astronauty z jejích řad.',
  'coach.choose-farm.row': 'Máte v jejích řadách převahu?',
  'coach.choose-farm.size': 'Velké farmy dávají víc bodů a zaplní sektor.',
  'coach.choose-programme':
    'Zaplaťte obranný program a získejte body. Podpory všech dohromady rozhodnou, zda se asteroid odkloní.',
  'coach.choose-programme.asteroid': 'Zasáhl by vaše sektory? Jsou označené.',
  'coach.choose-factory': 'Zaplaťte továrnu: body hned, příjem při každé údržbě. Od každého druhu jednu.',
  'coach.choose-factory.lines': 'Různé řádky a sloupce bodují na konci.',
  'coach.choose-factory.early': 'Továrna postavená brzy vynáší víckrát.',
  'coach.choose-mars-option':
    'Pošlete budovu na loď na Mars za body, nebo osaďte panel lodi. Odeslaná budova už v kráteru nestojí.',
  'coach.choose-mars-option.presence': 'Ve kterých řadách ztratíte přítomnost?',
  'coach.choose-mars-option.late': 'Na lodi nestojí údržbu; ke konci hry znamená přítomnost méně.',
  'coach.send-to-ship': 'Astronaut může natrvalo nastoupit na loď na Mars. Boduje a opouští základnu.',
  'coach.send-to-ship.pairs': 'Budova a astronaut na lodi tvoří na konci pár.',
  'coach.module-slot': 'Vyberte na lodi místo pro tuto budovu. Zůstane tam.',
  'coach.module-slot.complete': 'Když se modul zaplní, každá budova v něm přinese majiteli body.',

  'tip.early': 'První na velitelské řadě platí nejméně: stavte na začátku kola, těžte později.',
  'tip.rows': 'Ovládněte řady, které používáte: žádný poplatek za sektor a při údržbě jsou jejich astronauti vaši.',
  'tip.match': 'Inženýr staví, technik realizuje projekty, vědec provádí akce korporací: správný typ je druhá akce.',
  'tip.upkeep': 'Každá budova stojí údržbu; inženýr v Dílně údržby ušetří 3.',
  'tip.goals': 'Vyberte si brzy jeden cíl u každé korporace; reputace přidá ke každému až 4 body.',
};
