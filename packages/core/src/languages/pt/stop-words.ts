import { wordSet } from "../shared/word-set.ts";

/** Portuguese function words. */
export const stopWords: ReadonlySet<string> = wordSet(`
o a os as um uma uns umas ao aos à às do da dos das no na nos nas num numa dum duma pelo pela pelos pelas deste desta
destes destas desse dessa desses dessas neste nesta nestes nestas nesse nessa nisso disso disto este esta isto estes
estas esse essa isso esses essas aquele aquela aquilo aqueles aquelas outro outra outros outras mesmo mesma mesmos
mesmas cada todo toda todos todas tudo algum alguma alguns algumas nenhum nenhuma qualquer ambos ambas vários várias
muito muita muitos muitas pouco pouca poucos poucas tal tais tanto tanta
eu me mim meu minha meus minhas tu te ti teu tua você vocês ele ela eles elas nós nos vos se si lhe lhes seu sua seus
suas nosso nossa nossos nossas quem que qual quais cujo cuja cujos cujas alguém ninguém algo nada
sou é és somos são era eram fui foi fomos foram seja sejam fosse fossem sendo sido ser será serão seria seriam estou
está estamos estão estava estavam esteve estiveram esteja estejam estado estar estará tenho tem têm tinha tinham teve
tiveram tenha tenham ter terá terão teria há havia houve haver haja pode podem podia podiam pôde poderá poderão poderia
poderiam poder deve devem devia deveria deveriam vai vão
e ou nem mas porém porque pois se como quando enquanto onde embora conforme
ante após até com contra de desde durante em entre para perante por sem sob sobre
não nunca jamais
mais menos já ainda também só apenas além então depois antes agora aqui ali lá sempre quase bem tão muito quanto
`);
