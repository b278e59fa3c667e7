// Pour-over coffee: 0 dripper on a carafe, 1 a cup from above with beans, 2 cup and carafe, 3 beans in a bowl.
vec2 beans(vec3 p, vec2 centre, float spread) { vec2 d = vec2(1e5, 5.0); float bound = length(p - vec3(centre.x, 0.0, centre.y)) - spread * 1.5; if (bound > 0.4) return vec2(bound, 5.0);
  for (int i = 0; i < 22; i++) { float fi = float(i); vec2 c = centre + spread * sqrt((fi + 0.5) / 22.0) * vec2(cos(fi * 2.4), sin(fi * 2.4)); vec3 q = p - vec3(c.x, 0.075 , c.y); q.xz = rot(fi * 1.9) * q.xz; q.xy = rot(0.3 * sin(fi)) * q.xy;
    float b = sdEllipsoid(q, vec3(0.1, 0.07, 0.145)); b = max(b, -sdEllipsoid(q - vec3(0, 0.075, 0), vec3(0.016, 0.03, 0.14))); d = nearer(d, vec2(b * 0.8, 5.0)); } return d; }
vec2 cup(vec3 p) { vec2 d = vec2(sdPot(p, 0.34, 0.5, 0.62), 3.0); vec3 h = p - vec3(0.56, 0.34, 0); h = h.xzy; d = nearer(d, vec2(sdTorus(h, vec2(0.18, 0.045)), 3.0));
  d = nearer(d, vec2(max(length(p.xz) - 0.45, abs(p.y - 0.52) - 0.01), 4.0)); return nearer(d, vec2(sdCylinder(p - vec3(0, 0.0, 0), 0.78, 0.035, 0.03), 3.0)); }
vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.y, 1.0), vec2(p.z + 2.4, 2.0));
  if (variant < 0.5 || (variant > 1.5 && variant < 2.5)) {
    vec3 q = p - vec3(-0.35, 0, -0.1); float body = smin(sdEllipsoid(q - vec3(0, 0.52, 0), vec3(0.66, 0.55, 0.66)), sdCylinder(q - vec3(0, 1.05, 0), 0.3, 0.2, 0.05), 0.3); body = max(body, -q.y);
    d = nearer(d, vec2(body, q.y < 0.62 ? 6.0 : 7.0)); d = nearer(d, vec2(sdCylinder(q - vec3(0, 1.1, 0), 0.35, 0.12, 0.05), 8.0));
    vec3 c = q - vec3(0, 1.28, 0); d = nearer(d, vec2(sdPot(c, 0.2, 0.62, 0.62), 3.0)); d = nearer(d, vec2(sdCylinder(c - vec3(0, 0.03, 0), 0.48, 0.035, 0.03), 3.0));
    d = nearer(d, vec2(max(sdPot(c - vec3(0, 0.12, 0), 0.2, 0.58, 0.62), -1.0), 9.0));
    d = nearer(d, cup(p - vec3(1.35, 0, 0.55))); d = nearer(d, beans(p, vec2(-1.3, 1.0), 0.45));
  } else if (variant < 1.5) { d = nearer(d, cup(p)); d = nearer(d, beans(p, vec2(-1.35, 0.5), 0.55)); d = nearer(d, beans(p, vec2(1.2, -1.0), 0.5));
    vec3 q = p - vec3(0.2, 0.05, 1.3); q.xz = rot(0.5) * q.xz; d = nearer(d, vec2(smin(sdEllipsoid(q - vec3(0.7, 0, 0), vec3(0.2, 0.05, 0.13)), sdCapsule(q, vec3(-0.6, 0, 0), vec3(0.6, 0.03, 0), 0.035), 0.1), 10.0));
  } else { vec3 b = p - vec3(0, 0.75, 0); d = nearer(d, vec2(sdBowl(b, 0.75, 0.04), 11.0)); vec3 q = b + vec3(0, 0.22, 0); d = nearer(d, vec2(max(length(b) - 0.72, q.y), 5.0)); d = nearer(d, beans(p - vec3(0, 0.53, 0), vec2(0.0), 0.52)); d = nearer(d, beans(p, vec2(-1.25, 0.8), 0.5)); d = nearer(d, beans(p, vec2(1.2, 0.5), 0.4)); d = nearer(d, cup(p - vec3(1.5, 0, -1.0))); }
  return d;
}
Surface shade(vec3 p, vec3 n, float m) {
  if (m < 1.5) return Surface(mix(vec3(0.5, 0.42, 0.34), vec3(0.6, 0.52, 0.44), fbm(p.xz * 3.0)) * (variant > 0.5 && variant < 1.5 ? 0.5 : 1.0), 0.15, 0.6);
  if (m < 2.5) return Surface(vec3(0.32, 0.37, 0.36) * (0.95 + 0.08 * fbm(p.xy * 4.0)), 0.0, 1.0);
  if (m < 3.5) return Surface(vec3(0.84, 0.81, 0.75), 0.6, 0.2);
  if (m < 4.5) { float r = length(p.xz); float crema = fbm(p.xz * 9.0); return Surface(mix(vec3(0.08, 0.03, 0.012), vec3(0.34, 0.18, 0.07), smoothstep(0.25, 0.46, r) * (0.5 + crema)), 0.7, 0.1); }
  if (m < 5.5) return Surface(mix(vec3(0.1, 0.04, 0.018), vec3(0.2, 0.09, 0.04), noise3(p * 14.0)), 0.55, 0.3);
  if (m < 6.5) return Surface(vec3(0.09, 0.035, 0.015), 1.0, 0.05);
  if (m < 7.5) return Surface(vec3(0.32, 0.34, 0.33), 1.0, 0.05);
  if (m < 8.5) return Surface(wood(p.yx * 1.5, vec3(0.3, 0.17, 0.08), vec3(0.55, 0.35, 0.2)), 0.2, 0.6);
  if (m < 9.5) return Surface(vec3(0.86, 0.8, 0.68), 0.02, 1.0);
  if (m < 10.5) return Surface(vec3(0.72, 0.58, 0.34), 1.0, 0.2);
  return Surface(vec3(0.18, 0.22, 0.25), 0.5, 0.3);
}
View look() { View v; v.at = vec3(0.1, 0.85, 0); v.eye = vec3(0.9, 2.0, 5.0); v.fov = 0.66; v.aperture = 0.07; v.sun = normalize(vec3(-0.8, 0.7, 0.45)); v.sunColor = vec3(2.0, 1.65, 1.25); v.skyTop = vec3(0.4, 0.43, 0.46); v.skyLow = vec3(0.3, 0.25, 0.2); v.exposure = 0.6;
  if (variant > 0.5) { v.at = vec3(0, 0.3, 0); v.eye = vec3(0.2, 5.2, 1.4); v.fov = 0.72; } if (variant > 1.5) { v.at = vec3(0.35, 0.7, 0.2); v.eye = vec3(2.2, 1.5, 4.6); } if (variant > 2.5) { v.at = vec3(0, 0.4, 0.1); v.eye = vec3(-0.9, 3.0, 3.6); }
  return v; }
