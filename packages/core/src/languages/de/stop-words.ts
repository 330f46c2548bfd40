import { wordSet } from "../shared/word-set.ts";

/** German function words. */
export const stopWords: ReadonlySet<string> = wordSet(`
der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines
dieser diese dieses diesen diesem jener jene jenes jenen jenem jeder jede jedes jeden jedem alle allen aller alles allem
mancher manche manches manchen solcher solche solches solchen welcher welche welches welchen welchem derselbe dieselbe
dasselbe derjenige diejenige dasjenige einige einigen einiger einiges mehrere mehreren beide beiden beider viele vielen
ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem deiner er ihn ihm sein seine
seinen seinem seiner seines sie ihr ihre ihren ihrem ihrer ihres es wir uns unser unsere unseren unserem unserer euch
euer eure euren man sich selbst selber wer wen wem wessen was jemand niemand etwas nichts
bin bist ist sind seid war warst waren wart sei seien wäre wären gewesen werde wirst wird werden wurde wurden worden
würde würden habe hast hat haben hatte hatten hätte hätten gehabt kann kannst können konnte konnten könnte könnten muss
musst müssen musste mussten müsste müssten soll sollen sollte sollten will wollen wollte wollten darf dürfen durfte
durften dürfte dürften mag mögen möchte möchten lassen lässt ließ
und oder aber denn sondern sowie bzw weder noch entweder wenn falls ob weil da dass daß damit obwohl während nachdem
bevor ehe bis seit indem sodass als wie je desto umso
an am ans auf aufs aus außer außerhalb bei beim durch entlang für gegen gegenüber hinter in im ins innerhalb mit nach
neben ohne seitens statt anstatt trotz über übers um unter von vom vor wegen zu zum zur zwischen ab laut per pro
nicht nie niemals nein ja doch
auch nur schon noch sehr so dann da dort hier hin her nun jetzt immer wieder mal eben halt etwa fast ganz gar mehr
weniger am meisten sogar zwar also dabei dafür dagegen daher dahin damals danach daneben daran darauf daraus darin
darüber darum darunter davon davor dazu deshalb deswegen trotzdem jedoch allerdings außerdem zudem dennoch hingegen
bereits erst wo wohin woher wann warum wieso weshalb wodurch wofür worüber
`);
