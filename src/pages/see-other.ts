/** With what a desk leads on from what it has done: a guard, which leads on whoever may not, says no more than "found". */
export const SEE_OTHER = 303;
