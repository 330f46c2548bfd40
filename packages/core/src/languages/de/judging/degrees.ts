import { bound, type Degrees, free } from "../../parts/degrees.ts";
import { wordSet } from "../../shared/word-set.ts";

export const degrees: Degrees = {
  scales: [
    bound(
      "alle allen aller alles jeder jede jedes jeden jedem sämtliche sämtlichen ganze ganzen beide beiden:a meisten mehrheit großteil:b viele vielen vieler zahlreiche zahlreichen:c mehrere mehreren:cd einige einigen einiger manche manchen etliche etlichen:d wenige wenigen weniger:e kein keine keinen keinem keiner:f halbe halben hälfte:h",
    ),
    free(
      "immer stets ständig:a meist meistens gewöhnlich normalerweise üblicherweise:b oft häufig regelmäßig öfter:bc manchmal gelegentlich bisweilen mitunter:d selten kaum:e nie niemals:f",
    ),
    free(
      "kann können könnte könnten konnte konnten:a darf dürfen durfte durften:a muss müssen musste mussten müsste müssten:c soll sollen sollte sollten will wollen wollte wollten:d",
    ),
    bound("vor bevor:a nach nachdem seit:b"),
    bound("über oberhalb:a unter unterhalb:b"),
    bound("für:a gegen:b"),
    bound("mit:a ohne:b"),
    bound("innerhalb:a außerhalb:b"),
    bound("mehr:a weniger:b"),
    bound("höchstens maximal:a mindestens wenigstens:b"),
  ],
  doubt: wordSet(
    "könnte könnten dürfte dürften vielleicht möglicherweise womöglich eventuell angeblich mutmaßlich offenbar",
  ),
  open: wordSet(
    "könnte könnten kann können dürfte dürften soll sollen will wollen sollte sollten vielleicht möglicherweise womöglich eventuell angeblich mutmaßlich offenbar anscheinend vermutlich wahrscheinlich voraussichtlich wohl plant planen geplant erwartet möglich möglichkeit erwägt erwägen prüft wenn falls scheint verdacht verdächtigt laut würde würden",
  ),
  only: wordSet("nur lediglich ausschließlich bloß"),
};
